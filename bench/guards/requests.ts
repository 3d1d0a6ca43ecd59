import type { Guard } from './guard.ts';

const replies = 'server/http/replies.http.test.ts';
const requests = 'server/http/requests.http.test.ts';
const body = 'server/http/body.ts';
const headers = 'server/http/headers.ts';
const pages = 'server/http/pages.http.test.ts';
const log = 'server/http/logging.http.test.ts';
const observatory = 'server/http/headers.http.test.ts';
const text = 'contract/text.ts';
const texts = 'contract/text.test.ts';

/** What a request may carry, and what every reply and every line of the log must not. */
export const requestGuards: readonly Guard[] = [
  {
    name: 'request: no body over 64 KiB',
    file: 'server/app.ts',
    find: 'bodyLimit: maximumBodyBytes,',
    instead: '',
    test: requests,
    title: 'over 64 KiB',
  },
  {
    name: 'request: no compressed body',
    file: body,
    find: "if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')",
    instead: 'if (false)',
    test: requests,
    title: 'gzip',
  },
  {
    name: 'request: no other charset',
    file: body,
    find: "if (foreignCharset(headers['content-type'] ?? '')) return fail('body_not_json');",
    instead: '',
    test: requests,
    title: 'UTF-16',
  },
  {
    name: 'request: no broken UTF-8',
    file: body,
    find: ', { fatal: true }',
    instead: '',
    test: requests,
    title: 'broken UTF-8 inside a text',
  },
  {
    name: 'request: JSON and nothing else',
    file: body,
    find: 'server.removeAllContentTypeParsers();',
    instead: '',
    test: requests,
    title: 'plain text',
  },
  {
    name: 'request: a wrong method is told the right one',
    file: 'server/http/not-found.ts',
    find: 'if (methods.length > 0)',
    instead: 'if (false)',
    test: requests,
    title: 'a wrong method says which one is right',
  },
  {
    name: 'text: no NUL',
    file: text,
    find: "!text.includes('\\u0000') && ",
    instead: '',
    test: texts,
    title: 'with NUL cannot be stored',
  },
  {
    name: 'text: no lone surrogate',
    file: text,
    find: ' && text.isWellFormed()',
    instead: '',
    test: texts,
    title: 'with a lone surrogate cannot be stored',
  },
  {
    name: 'text: an answer that nobody can see is empty',
    file: text,
    find: "text.replace(invisible, '') !== ''",
    instead: "text.trim() !== ''",
    test: texts,
    title: 'only is empty',
  },
  {
    name: 'text: an answer that nobody can see unlocks nothing',
    file: text,
    find: "z.refine(isVisible, { error: 'answer_empty', abort: true }),",
    instead: '',
    test: 'server/features/answers/answers.http.test.ts',
    title: 'refuses',
  },
  {
    name: 'reply: never stored by a cache',
    file: headers,
    find: "  'cache-control': 'no-store',\n",
    instead: '',
    test: 'server/http/permissions.http.test.ts',
    title: 'checkInvites by A gives 200',
  },
  {
    name: 'reply: nothing runs in what the API sends',
    file: headers,
    find: "default-src 'none'; base-uri",
    instead: 'base-uri',
    test: pages,
    title: 'every reply has the headers that keep other sites out',
  },
  {
    name: 'reply: no guessing of types',
    file: headers,
    find: "'x-content-type-options': 'nosniff',",
    instead: '',
    test: pages,
    title: 'every reply has the headers that keep other sites out',
  },
  {
    name: 'page: only what it brings may run',
    file: 'server/http/pages.ts',
    find: "reply.header('content-security-policy', policy);",
    instead: 'void policy;',
    test: pages,
    title: 'allow only what they bring themselves',
  },
  {
    name: 'reply: checked against the contract',
    file: 'server/http/mount.ts',
    find: "if (error || (strictReplies && paths.length > 0)) throw new ApiError('internal');",
    instead: '',
    test: replies,
    title: 'is a 500, and never leaves half-checked',
  },
  {
    name: 'reply: no more than the contract names',
    file: 'server/http/mount.ts',
    find: '  return data;\n',
    instead: '  return value;\n',
    test: replies,
    title: 'leaves out what the contract does not name',
  },
  {
    name: 'log: the pattern of the route and not the address',
    file: 'server/http/logging.ts',
    find: "request.routeOptions.url ?? 'none'",
    instead: 'request.url',
    test: log,
    title: 'has no answer, name, address, password, code, query or token',
  },
  {
    name: 'log: no lines of the framework',
    file: 'server/app.ts',
    find: 'disableRequestLogging: true',
    instead: 'disableRequestLogging: false',
    test: log,
    title: 'has no answer, name, address, password, code, query or token',
  },
  {
    name: 'reply: by https only, once reached by https',
    file: headers,
    find: "publicUrl.startsWith('https:') ? { ...always, ...strictTransport } : always",
    instead: 'publicUrl ? always : strictTransport',
    test: observatory,
    title: 'asks for https alone, for two years',
  },
  {
    name: 'page: in no frame of another',
    file: 'server/http/document.ts',
    find: `directive('frame-ancestors', "'none'"),`,
    instead: '',
    test: observatory,
    title: 'is A+, nothing lost and everything earned that a page can earn',
  },
  {
    name: 'reply: tells no other site where the visitor was',
    file: headers,
    find: `'referrer-policy': 'no-referrer',`,
    instead: '',
    test: observatory,
    title: 'is A+, nothing lost and everything earned that a page can earn',
  },
];
