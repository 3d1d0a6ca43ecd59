import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { runOnce } from '../testing/databases.ts';
import { sameText } from '../testing/expectations.ts';
import { join, type Person } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

const server = testServer();
let ada: Person;

beforeAll(async () => {
  ada = await join(server());
});

type Sent = {
  path: string;
  method?: string;
  type?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

const request = async ({ path, method = 'POST', type = 'application/json', body, headers }: Sent) => {
  const response = await fetch(`${server().url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${ada.token}`,
      ...(body === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const save = '/api/individual-questions/save-answer';
const reset = '/identity/request-password-reset';
const nul = (field: string) => JSON.stringify({ newPassword: 'correct horse', [field]: 'a\u0000@b.co' });
const good = JSON.stringify({ questionId: 'moving-in-01', answer: 'A shelf.' });

const wrong: readonly (readonly [string, Sent, number, ErrorCode])[] = [
  ['broken JSON', { path: save, body: '{"questionId":' }, 400, 'invalid_input'],
  ['an empty body', { path: save, body: '' }, 400, 'invalid_input'],
  ['a number', { path: save, body: '7' }, 400, 'invalid_input'],
  ['null', { path: save, body: 'null' }, 400, 'invalid_input'],
  ['a list', { path: save, body: '[]' }, 400, 'invalid_input'],
  ['10,000 levels', { path: save, body: `${'['.repeat(10_000)}${']'.repeat(10_000)}` }, 400, 'invalid_input'],
  ['broken UTF-8', { path: save, body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) }, 400, 'invalid_input'],
  [
    'broken UTF-8 inside a text',
    {
      path: save,
      body: new Uint8Array([...Buffer.from(good.slice(0, -2)), 0xc3, 0x28, ...Buffer.from('"}')]),
    },
    400,
    'invalid_input',
  ],
  ['over 64 KiB', { path: save, body: JSON.stringify('x'.repeat(70_000)) }, 413, 'body_too_large'],
  ['a form', { path: save, type: 'application/x-www-form-urlencoded', body: 'a=b' }, 415, 'body_not_json'],
  ['plain text', { path: save, type: 'text/plain', body: good }, 415, 'body_not_json'],
  ['no type', { path: save, type: '', body: good }, 415, 'body_not_json'],
  ['UTF-16', { path: save, type: 'application/json; charset=utf-16', body: good }, 415, 'body_not_json'],
  [
    'gzip',
    { path: save, headers: { 'content-encoding': 'gzip' }, body: new Uint8Array(gzipSync(good)) },
    415,
    'body_not_json',
  ],
  ['an unknown path', { path: '/api/nothing', body: '{}' }, 404, 'not_found'],
  ['a path below a call', { path: `${save}/more`, body: good }, 404, 'not_found'],
  ['NUL in an address', { path: '/api/invites/create', body: nul('partnerEmail') }, 400, 'email_invalid'],
  ['NUL for the provider', { path: reset, body: nul('email') }, 400, 'invalid_input'],
  [
    'NUL in a token of a mail',
    { path: '/identity/reset-password', body: nul('token') },
    400,
    'invalid_input',
  ],
  [
    'a lone surrogate for the provider',
    { path: reset, body: JSON.stringify({ email: 'ada@example.org', redirectTo: '/\ud800' }) },
    400,
    'invalid_input',
  ],
  ['a broken escape in the path', { path: '/api/invites/accept/%E0%A4%A' }, 400, 'invalid_input'],
  ['a wrong method', { path: save, method: 'DELETE' }, 405, 'method_not_allowed'],
  [
    'PUT with a body',
    { path: '/api/individual-answers', method: 'PUT', body: good },
    405,
    'method_not_allowed',
  ],
];

describe('requests that are wrong', () => {
  test.each(wrong)('%s', async (_, sent, status, code) => {
    const reply = await request(sent);
    expect([reply.status, JSON.parse(reply.text)]).toEqual([status, sameText(code)]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('what is no HTTP at all', async () => {
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api\u0001 nothing\r\n\r\n');
    const said = (await socket.setEncoding('utf8').toArray()).join('');
    expect(said).toMatch(/^HTTP\/1\.1 400 [\s\S]*no-store/);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toEqual(sameText('invalid_input'));
  });

  test.each([
    ['a b[', 400],
    ['ada:horse@localhost', 401],
    ['localhost/identity/ok?', 401],
  ])('a Host of %s chooses no other call and makes no 500', async (host, status) => {
    const { hostname, port } = new URL(server().url);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /identity/token HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    const said = (await socket.setEncoding('utf8').toArray()).join('');
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('an accept without a body works, with or without a content type', async () => {
    const bare = await request({ path: '/api/invites/accept/ZZZZZ' });
    const typed = await request({ path: '/api/invites/accept/ZZZZZ', body: '' });
    expect([bare.status, typed.status]).toEqual([404, 404]);
  });

  test('a wrong method says which one is right', async () => {
    const reply = await request({ path: '/api/individual-answers', method: 'PATCH' });
    expect(reply.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
  });

  test('no input of any call makes a 500', async () => {
    const bodies = [
      '{}',
      '[]',
      '""',
      'true',
      '{"a":{"b":[null]}}',
      '{"__proto__":{"x":1}}',
      '{"uid":7,"answer":{}}',
    ];
    for (const call of calls) {
      for (const body of bodies) {
        const path = call.path.replace(/\{\w+\}/g, '%F0%9F%92%9B');
        const reply = await request({
          path,
          method: call.method,
          ...(call.method === 'POST' ? { body } : {}),
        });
        expect([call.name, body, reply.status < 500]).toEqual([call.name, body, true]);
      }
    }
  });
});

describe('tokens that are wrong', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = () => JSON.parse(Buffer.from(ada.token.split('.')[1] ?? '', 'base64url').toString());
  const signature = () => ada.token.split('.')[2] ?? '';
  const header = () => JSON.parse(Buffer.from(ada.token.split('.')[0] ?? '', 'base64url').toString());

  test.each([
    ['nothing', () => ''],
    ['no token at all', () => 'Bearer '],
    ['another scheme', () => `Basic ${ada.token}`],
    ['half a token', () => `Bearer ${ada.token.slice(0, 40)}`],
    ['alg none', () => `Bearer ${part({ alg: 'none' })}.${part(claims())}.`],
    [
      'a changed subject',
      () => `Bearer ${part(header())}.${part({ ...claims(), sub: 'bela' })}.${signature()}`,
    ],
    [
      'an unknown key',
      () => `Bearer ${part({ ...header(), kid: 'other' })}.${part(claims())}.${signature()}`,
    ],
    ['no key', () => `Bearer ${part({ alg: 'EdDSA' })}.${part(claims())}.${signature()}`],
    ['a very long one', () => `Bearer ${'a'.repeat(9000)}`],
  ])('%s', async (_, authorization) => {
    const reply = await fetch(`${server().url}/api/invites/check`, {
      headers: { authorization: authorization() },
    });
    expect([reply.status, await reply.json()]).toEqual([401, sameText('unauthorized')]);
  });

  test('a megabyte', async () => {
    const reply = await fetch(`${server().url}/api/invites/check`, {
      headers: { authorization: `Bearer ${'a'.repeat(1_000_000)}` },
    });
    expect([reply.status, await reply.json()]).toEqual([401, sameText('unauthorized')]);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  test('a token in the query is no token', async () => {
    const reply = await fetch(`${server().url}/api/invites/check?token=${ada.token}`);
    expect(reply.status).toBe(401);
  });
});

describe('a closed account', () => {
  test.each(['disabled_at', 'deleted_at'])('with %s is signed out at once, on every call', async (column) => {
    const bela = await join(server());
    await runOnce(server().databaseUrl, `update users set ${column} = now() where id = '${bela.uid}'`);
    const bodies: Record<string, object> = {
      login: { uid: bela.uid },
      updateProfile: { firstName: 'B', lastName: 'B' },
      saveOnboarding: {
        gender: 'male',
        relationshipStatus: 'single',
        livingWithPartner: 'yes',
        children: 'no',
      },
      createInvite: {},
      deleteAccount: { password: bela.password },
      saveAnswer: { questionId: 'moving-in-01', answer: 'x' },
      saveIndividualAnswer: { questionId: 'moving-in-01', answerText: 'x' },
      saveTap: { tap: 'same-page', wording: 'as it reads' },
      setModelConsent: { host: null },
      confirmPartner: { coupleId: 'the one of now' },
      leavePartner: { coupleId: 'the one of now' },
    };
    const params = { category: 'moving-in', code: 'ZZZZZ', questionId: 'moving-in-01' };
    /** A deletion that stopped half-way may be repeated by its owner, with the password. */
    const isExempt = (name: string) => name === 'deleteAccount' && column === 'deleted_at';
    for (const call of calls.filter(({ auth, name }) => auth === 'required' && !isExempt(name))) {
      const body = bodies[call.name];
      const reply = await bela.send(call, { params, ...(body ? { body } : {}) });
      expect([call.name, reply.status]).toEqual([call.name, 401]);
    }
  });
});
