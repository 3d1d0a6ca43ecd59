import type { Guard } from './guard.ts';

const answers = 'server/features/answers/routes.ts';
const lookUp = 'server/features/invites/look-up.ts';
const budgets = 'server/http/budgets.http.test.ts';
const calls = 'server/features/invites/invites.http.test.ts';
const accounts = 'server/features/accounts/accounts.http.test.ts';

/** How often something may happen, and that nobody talks themselves out of the count. */
export const limitGuards: readonly Guard[] = [
  {
    name: 'limit: analyses of an account',
    file: answers,
    find: 'analysisLimits = { account: { most: 240, seconds: 60 },',
    instead: 'analysisLimits = {',
    test: budgets,
    title: 'analyzeAnswer for an account ends after 240',
  },
  {
    name: 'limit: analyses without a token',
    file: answers,
    find: ', address: { most: 60, seconds: 60 } };',
    instead: ' };',
    test: budgets,
    title: 'analyzeAnswer for an address without a token ends after 60',
  },
  {
    name: 'limit: saves',
    file: answers,
    find: 'saveLimits = { account: { most: 240, seconds: 60 } }',
    instead: 'saveLimits = {}',
    test: budgets,
    title: 'saveAnswer for an account ends after 240',
  },
  {
    name: 'limit: scores',
    file: 'server/features/score/routes.ts',
    find: '{ account: { most: 120, seconds: 3600 } }',
    instead: '{}',
    test: budgets,
    title: 'generateScore for an account ends after 120',
  },
  {
    name: 'limit: invitations',
    file: 'server/features/invites/routes.ts',
    find: '{ account: { most: 60, seconds: 3600 } }',
    instead: '{}',
    test: budgets,
    title: 'createInvite for an account ends after 60',
  },
  {
    name: 'limit: tries at the password before deleting',
    file: 'server/features/leaving/routes.ts',
    find: '{ account: { most: 10, seconds: 3600 } }',
    instead: '{}',
    test: budgets,
    title: 'deleteAccount for an account ends after 10',
  },
  {
    name: 'limit: mails to reset a password',
    file: 'server/ports/identity/embedded.ts',
    find: "'/request-password-reset': { window: 600, max: 5 },",
    instead: '',
    test: budgets,
    title: 'mails a reset five times in ten minutes to one address',
  },
  {
    name: 'limit: tries to sign in',
    file: 'server/ports/identity/embedded.ts',
    find: 'if (refusal) return refusal;',
    instead: '',
    test: accounts,
    title: 'is slowed down for one account',
  },
  {
    name: 'limit: tries count for an address, so that nobody locks out another',
    file: 'server/http/budget.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: 'digest(`${account}\\n${networkOf(address)}`)',
    instead: 'digest(account)',
    test: 'server/http/budget.test.ts',
    title: 'so that nobody can lock out somebody else',
  },
  {
    name: 'limit: tries from one address, at whatever account',
    file: 'server/wiring.ts',
    find: "limit ? await count(db, addressKey(vault, 'sign-in', address), signInCalls, now) : null",
    instead: 'limit && signInCalls ? null : null',
    test: budgets,
    title: 'of tries to sign in are no more than one address may make tries',
  },
  {
    name: 'limit: counters go when their window is over',
    file: 'server/http/budget.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: ', swept as (${sweep(now, [key])})',
    instead: '',
    test: budgets,
    title: 'whose window is over go with a use',
  },
  {
    name: 'limit: counters of codes too',
    file: 'server/features/invites/store.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: ', swept as (${sweep(now, counters.keys)})',
    instead: '',
    test: budgets,
    title: 'whose window is over go with a wrong code',
  },
  {
    name: 'limit: addresses in counters cannot be found out by trying',
    file: 'server/ports/vault/master-key.ts',
    find: "createHmac('sha256', derived).update(text)",
    instead: "createHmac('sha256', derived && '').update(text)",
    test: 'server/http/budget.test.ts',
    title: 'tell them no more to whoever tries them all, without the master key',
  },
  {
    name: 'limit: one household of IPv6 is one address',
    file: 'server/http/budget.ts',
    find: 'if (four !== undefined || !isIPv6(address)) return four ?? address;',
    instead: 'return four ?? address;',
    test: 'server/http/budget.test.ts',
    title: 'of IPv6 counts by its network',
  },
  {
    name: 'limit: wrong codes of one account or address',
    file: lookUp,
    find: 'wrongCodes.site : wrongCodes.each',
    instead: 'wrongCodes.site : Number.POSITIVE_INFINITY',
    test: calls,
    title: 'count together over validate, info and accept, and then stop right ones too',
  },
  {
    name: 'limit: wrong codes of the whole site',
    file: lookUp,
    find: 'key === siteKey ? wrongCodes.site',
    instead: 'key === siteKey ? Number.POSITIVE_INFINITY',
    test: calls,
    title: 'by everybody together have a limit for the whole site',
  },
  {
    name: 'limit: a made-up forwarding header is not believed',
    file: 'server/app.ts',
    find: '(_address, hop) => hop < context.trustedProxies',
    instead: 'true',
    test: calls,
    title: 'behind a made-up forwarding header count too',
  },
  {
    name: "limit: the provider hears the address that the server saw, not the client's word",
    file: 'server/http/identity.ts',
    find: 'headers.set(clientAddressHeader, request.ip);',
    instead: '',
    test: accounts,
    title: 'is slowed down for one account',
  },
  {
    name: 'limit: a refusal says when to come back',
    file: 'server/http/error-replies.ts',
    find: "if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));",
    instead: '',
    test: budgets,
    title: 'saveAnswer for an account ends after 240',
  },
  {
    name: "limit: the provider's refusal says so too",
    file: 'server/http/identity.ts',
    find: "header === 'x-retry-after' ? 'retry-after' : header",
    instead: 'header',
    test: budgets,
    title: 'and says when again',
  },
];
