import type { Guard } from './guard.ts';

const verifier = 'server/ports/identity/token-verifier.ts';
const tokens = 'server/ports/identity/token-verifier.test.ts';
const closed = {
  file: 'server/features/accounts/store.ts',
  test: 'server/http/requests.http.test.ts',
} as const;

/** Who is let in: tokens, accounts and passwords. */
export const identityGuards: readonly Guard[] = [
  {
    name: 'token: only algorithms on the list',
    file: verifier,
    find: 'algorithms: [...rules.algorithms],',
    instead: '',
    test: tokens,
    title: 'an algorithm that is not on the list',
  },
  {
    name: 'token: only our issuer',
    file: verifier,
    find: 'issuer: rules.issuer,',
    instead: '',
    test: tokens,
    title: 'another issuer',
  },
  {
    name: 'token: only for us',
    file: verifier,
    find: 'audience: rules.audience,',
    instead: '',
    test: tokens,
    title: 'another audience',
  },
  {
    name: 'token: not from the future',
    file: verifier,
    find: 'if ((payload.iat ?? 0) > clock().getTime() / 1000 + clockTolerance) return null;',
    instead: '',
    test: tokens,
    title: 'issued in the future is nobody',
  },
  {
    name: 'token: with subject, end and time of issue',
    file: verifier,
    find: "requiredClaims: ['sub', 'exp', 'iat'],",
    instead: '',
    test: tokens,
    title: 'without an end',
  },
  {
    name: 'token: no subject of more than 128 characters',
    file: verifier,
    find: ' || sub.length > maximumSubject',
    instead: '',
    test: tokens,
    title: 'a subject of 129 characters',
  },
  {
    name: 'token: no subject that is not text',
    file: verifier,
    find: "typeof sub !== 'string' || sub === ''",
    instead: '!sub',
    test: tokens,
    title: 'a list as subject',
  },
  {
    name: 'token: none that is too long to be looked at',
    file: verifier,
    find: 'if (token.length > maximumLength) return null;',
    instead: '',
    test: tokens,
    title: 'nine thousand good characters',
  },
  {
    name: 'token: remembered no longer than it is valid',
    file: verifier,
    find: 'if (known && known.expiresAt > clock().getTime())',
    instead: 'if (known)',
    test: tokens,
    title: 'is remembered no longer than it is valid',
  },
  {
    name: 'token: it names its key',
    file: verifier,
    find: "if (typeof header?.kid !== 'string') throw new joseErrors.JWKSNoMatchingKey();",
    instead: '',
    test: tokens,
    title: 'no kid',
  },
  {
    name: 'token: unknown keys are looked for once a minute',
    file: 'server/ports/identity/embedded-keys.ts',
    find: 'if (now - rereadAt < rereadPause) return false;',
    instead: '',
    test: 'server/ports/identity/embedded-keys.test.ts',
    title: 'a thousand unknown keys',
  },
  {
    name: 'token: needed where the contract says so',
    file: 'server/http/mount.ts',
    find: "if (!caller && call.auth === 'required') fail('unauthorized');",
    instead: '',
    test: 'server/http/permissions.http.test.ts',
    title: 'checkInvites by no token gives 401',
  },
  {
    ...closed,
    name: 'account: a deleted one is signed out at once',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: 'is null and ${sql.ref(`${alias}.deleted_at`)} is null`',
    instead: 'is null`',
    title: 'with deleted_at is signed out at once, on every call',
  },
  {
    ...closed,
    name: 'account: a disabled one is signed out at once',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: 'sql<boolean>`${sql.ref(`${alias}.disabled_at`)} is null and',
    instead: 'sql<boolean>`true and',
    title: 'with disabled_at is signed out at once, on every call',
  },
  {
    name: "account: a body with another's uid",
    file: 'server/features/accounts/routes.ts',
    find: "if (body.uid !== caller.uid) fail('forbidden');",
    instead: '',
    test: 'server/features/accounts/accounts.http.test.ts',
    title: "refuses another's uid",
  },
  {
    name: 'account: signing out everywhere ends the sessions',
    file: 'server/ports/identity/embedded.ts',
    find: 'await internalAdapter.deleteUserSessions(uid);',
    instead: '',
    test: 'server/features/leaving/leaving.http.test.ts',
    title: 'ends every session',
  },
];
