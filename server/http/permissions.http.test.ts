import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { sameText } from '../testing/expectations.ts';
import { askedAbout, couple, createAccount, type Person, send } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/**
 * Every call for every kind of caller. A and B are a couple; the stranger has a token, and no record here yet.
 * A new call without a row fails the first test.
 */
const server = testServer();

type Kind = 'no token' | 'bad token' | 'A' | 'B' | 'stranger';
const kinds: readonly Kind[] = ['no token', 'bad token', 'A', 'B', 'stranger'];

type Row = {
  readonly sent?: (uid: string) => object;
  readonly status: readonly [number, number, number, number, number];
};

const code = { params: { code: 'ZZZZZ' } };
const names = { body: { firstName: 'Ada', lastName: 'Test' } };
const questionnaire = {
  body: { gender: 'male', relationshipStatus: 'single', livingWithPartner: 'yes', children: 'yes' },
};
const analysis = { body: { questionText: 'What helps?', answerText: 'I feel better when we talk.' } };

/** Status for no token, a bad token, A, B and the stranger. */
const table: Readonly<Record<string, Row>> = {
  updateProfile: { sent: () => names, status: [401, 401, 200, 200, 401] },
  saveOnboarding: { sent: () => questionnaire, status: [401, 401, 200, 200, 401] },
  checkInvites: { status: [401, 401, 200, 200, 401] },
  createInvite: { sent: () => ({ body: {} }), status: [401, 401, 409, 409, 401] },
  validateInvite: { sent: () => code, status: [200, 200, 200, 200, 200] },
  inviteInfo: { sent: () => code, status: [404, 404, 404, 404, 404] },
  acceptInvite: { sent: () => code, status: [401, 401, 404, 404, 401] },
  analyzeAnswer: { sent: () => analysis, status: [200, 200, 200, 200, 200] },
  saveAnswer: {
    sent: () => ({ body: { questionId: 'moving-in-01', answer: 'A shelf of my own.' } }),
    status: [401, 401, 200, 200, 401],
  },
  listQuestions: { sent: () => ({ params: { category: 'moving-in' } }), status: [401, 401, 200, 200, 401] },
  saveIndividualAnswer: {
    sent: () => ({ body: { questionId: 'moving-in-02', answerText: 'A kettle.' } }),
    status: [401, 401, 200, 200, 401],
  },
  saveTap: {
    sent: () => ({
      params: { questionId: 'moving-in-03' },
      body: { tap: 'same-page', wording: 'as it reads' },
    }),
    status: [401, 401, 409, 409, 401],
  },
  listAnswers: { status: [401, 401, 200, 200, 401] },
  getScore: { status: [401, 401, 404, 404, 401] },
  generateScore: { status: [401, 401, 400, 400, 401] },
  confirmPartner: { sent: () => ({ body: { coupleId } }), status: [401, 401, 200, 409, 401] },
  getModelConsent: { status: [401, 401, 200, 200, 401] },
  setModelConsent: { sent: () => ({ body: { host: 'models.example' } }), status: [401, 401, 409, 409, 409] },
  exportMine: { status: [401, 401, 200, 200, 401] },
  deleteAccount: { sent: () => ({ body: { password: 'wrong' } }), status: [401, 401, 403, 403, 403] },
  listHelpLines: { status: [200, 200, 200, 200, 200] },
  leavePartner: { sent: () => ({ body: { coupleId } }), status: [401, 401, 200, 409, 401] },
  login: { sent: (uid) => ({ body: { uid } }), status: [401, 401, 200, 200, 200] },
  /** Last, since their tokens are over after that; the stranger has a record by now. */
  signOutEverywhere: { status: [401, 401, 200, 200, 200] },
};

let people: Record<Kind, Person | null>;
let coupleId: string;

beforeAll(async () => {
  const [a, b] = await couple(server());
  coupleId = await askedAbout(a);
  const stranger = await createAccount(server(), 'Stranger');
  people = {
    'no token': null,
    'bad token': { ...a, token: `${a.token.slice(0, -4)}AAAA` },
    A: a,
    B: b,
    stranger,
  };
});

const cells = Object.keys(table).flatMap((name) => {
  const call = calls.find((candidate) => candidate.name === name) as Call;
  return kinds.map((kind, column) => [name, kind, table[name]?.status[column] ?? 0, call] as const);
});

describe('permissions', () => {
  test('the table has a row for every call of the contract', () => {
    expect(Object.keys(table).sort()).toEqual(calls.map((call) => call.name).sort());
  });

  test.each(cells)('%s by %s gives %i', async (name, kind, status, call) => {
    const person = people[kind];
    const sent = table[name]?.sent?.(person?.uid ?? 'nobody') ?? {};
    const reply = await send(server(), call, person?.token ?? null, sent);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    if (status === 401) expect(reply.body).toEqual(sameText('unauthorized'));
    else if (status >= 400) expect(call.errors).toContain((reply.body as { code: string }).code);
  });
});

const saidOf = (code: ErrorCode) => `${code}: ${errors[code].message}`;

type Described = { paths: Record<string, { post?: { responses: Record<string, { description: string }> } }> };

describe('a body that cannot be read', () => {
  test.each([
    ['no JSON', 'text/plain', 'yes', 415, 'body_not_json'],
    ['more than 64 KiB', 'application/json', JSON.stringify('x'.repeat(70_000)), 413, 'body_too_large'],
    ['half of one', 'application/json', '{"uid":', 400, 'invalid_input'],
  ] as const)('%s is refused by every call with POST, as the document of all calls says', async (...row) => {
    const [, type, body, status, code] = row;
    const headers = { 'content-type': type };
    const { paths } = (await (await fetch(`${server().url}/api/openapi.json`)).json()) as Described;
    for (const { name, path } of calls.filter(({ method }) => method === 'POST')) {
      const address = `${server().url}${path.replace(/\{\w+\}/g, 'ZZZZZ')}`;
      const reply = await fetch(address, { method: 'POST', headers, body });
      expect([name, reply.status, await reply.json()]).toEqual([name, status, sameText(code)]);
      const described = paths[path]?.post?.responses[status]?.description;
      expect([name, described?.split('\n')]).toEqual([name, expect.arrayContaining([saidOf(code)])]);
    }
  });
});
