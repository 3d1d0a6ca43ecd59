import type { Guard } from './guard.ts';

const embedded = 'server/ports/identity/embedded.http.test.ts';
const headers = 'server/http/headers.http.test.ts';
const log = 'server/http/logging.http.test.ts';

/** Sessions and their cookies, and what is sent and noted where a request gets nowhere. */
export const sessionGuards: readonly Guard[] = [
  {
    name: 'session: its secret is in the cookie alone',
    file: 'server/ports/identity/embedded.ts',
    find: 'withoutSessionToken(pathname, withSessionHint(await auth.handler(request)))',
    instead: 'withSessionHint(await auth.handler(request))',
    test: embedded,
    title: 'is told to the browser in a cookie that no script can read',
  },
  {
    name: 'session: over after 180 days',
    file: 'server/database/migrations/008-session-end.ts',
    find: "interval '180 days'",
    instead: "interval '1800 days'",
    test: embedded,
    title: 'ends after 180 days, however much it is used',
  },
  {
    name: 'session: its cookies are for this host alone',
    file: 'server/ports/identity/embedded.ts',
    find: "'__Host-afterglow'",
    instead: "'afterglow'",
    test: headers,
    title: 'sends its cookies by https alone',
  },
  {
    name: "provider: only the library's calls that our pages make",
    file: 'server/http/identity.ts',
    find: "  ['GET', '/token'],\n",
    instead: "  ['GET', '/token'],\n  ['POST', '/change-password'],\n",
    test: embedded,
    title: 'is served no further than our pages need it',
  },
  {
    name: 'account: no password that leaks show most often',
    file: 'server/ports/identity/common-passwords.ts',
    find: '...dictionary.passwords, ',
    instead: '',
    test: 'server/ports/identity/weak-password.test.ts',
    title: 'is among the first that anybody tries',
  },
  {
    name: 'account: no password of our own name',
    file: 'server/ports/identity/weak-password.ts',
    find: ' || isOwnWord(text)',
    instead: '',
    test: 'server/ports/identity/weak-password.test.ts',
    title: 'is among the first that anybody tries',
  },
  {
    name: 'reply: the same headers where a request gets nowhere',
    file: 'server/app.ts',
    find: '    clientErrorHandler: answerUnreadable(headers),\n',
    instead: '',
    test: headers,
    title: 'the same headers, and nothing of what was sent',
  },
  {
    name: 'reply: the same headers where the path cannot be read',
    file: 'server/http/error-replies.ts',
    find: 'reply.headers(headers)',
    instead: 'reply',
    test: headers,
    title: 'the same headers, and nothing of what was sent',
  },
  {
    name: 'log: who signed in',
    file: 'server/http/identity.ts',
    find: 'rememberCaller(request, user.id)',
    instead: 'void user.id',
    test: log,
    title: 'says of each sign-in who it was',
  },
  {
    name: 'log: why a call was refused',
    file: 'server/http/error-replies.ts',
    find: '  rememberCode(reply.request, error.code);\n',
    instead: '',
    test: log,
    title: 'says of a call that was not allowed which one',
  },
];
