import { describe, expect, test } from 'vitest';
import { analyzeAnswer } from '../../contract/analysis.ts';
import { saveAnswer, saveIndividualAnswer } from '../../contract/answers.ts';
import type { Call } from '../../contract/call.ts';
import { createInvite, validateInvite } from '../../contract/invites.ts';
import { deleteAccount } from '../../contract/leaving.ts';
import { generateScore } from '../../contract/score.ts';
import { runOnce } from '../testing/databases.ts';
import { sameText } from '../testing/expectations.ts';
import { join, type Person, send } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** Every call that may be used only so often; the counters are set, so that nothing has to be called that often. */
const instant = new Date();
const server = testServer({ clock: () => instant, identityRateLimit: true });

const analysis = { questionText: 'What helps?', answerText: 'I feel better when we talk.' };

const rows: readonly (readonly [Call, number, object?])[] = [
  [analyzeAnswer, 240, analysis],
  [saveAnswer, 240, { questionId: 'moving-in-01', answer: 'A shelf.' }],
  [saveIndividualAnswer, 240, { questionId: 'moving-in-01', answerText: 'A shelf.' }],
  [createInvite, 60, {}],
  [generateScore, 120],
  [deleteAccount, 10, { password: 'wrong' }],
];

const spendTo = (key: string, spent: number) =>
  runOnce(server().databaseUrl, `update budgets set spent = ${spent} where key like '${key}'`);

const expectEnd = async (call: Call, most: number, token: string | null, key: string, body?: object) => {
  const ask = () => send(server(), call, token, body ? { body } : {});
  await ask();
  await spendTo(key, most - 1);
  expect((await ask()).status).not.toBe(429);
  const refused = await ask();
  expect([refused.status, refused.body]).toEqual([429, sameText('too_many_requests')]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
};

describe('the budget of', () => {
  test.each(rows.map(([call, most, body]) => [call.name, most, call, body] as const))(
    '%s for an account ends after %i',
    async (name, most, call, body) => {
      const ada = await join(server());
      await expectEnd(call, most, ada.token, `${name}:account:${ada.uid}`, body);
    },
  );

  test('analyzeAnswer for an address without a token ends after 60', async () => {
    await expectEnd(analyzeAnswer, 60, null, 'analyzeAnswer:address:%', analysis);
  });
});

describe('counters', () => {
  const keysLike = async (pattern: string) =>
    (await runOnce(server().databaseUrl, `select key from budgets where key like '${pattern}'`)).length;

  const leave = (name: string, age: string, many: number) =>
    runOnce(
      server().databaseUrl,
      `insert into budgets select '${name}:' || n, now() - interval '${age}', 1 from generate_series(1, ${many}) n`,
    );

  test.each([
    ['a use', (ada: Person) => ada.call(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'A.' } })],
    ['a wrong code', (ada: Person) => ada.call(validateInvite, { params: { code: 'ZZZZZ' } })],
  ] as const)('whose window is over go with %s', async (_, use) => {
    await leave('over', '25 hours', 150);
    await leave('under-way', '23 hours', 1);
    const ada = await join(server());
    for (const left of [50, 0]) {
      await use(ada);
      expect(await keysLike('over:%')).toBe(left);
    }
    expect(await keysLike('under-way:%')).toBe(1);
    await runOnce(server().databaseUrl, `delete from budgets where key like 'under-way:%'`);
  });

  test('of tries to sign in are no more than one address may make tries', async () => {
    const attempt = (i: number) =>
      fetch(`${server().url}/identity/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server().url },
        body: JSON.stringify({ email: `nobody-${i}@example.org`, password: 'a good guess' }),
      });
    expect((await attempt(0)).status).toBe(401);
    await spendTo('sign-in:address:%', 59);
    const before = await keysLike('sign-in:try:%');
    expect((await attempt(1)).status).toBe(401);
    const refused = await attempt(2);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await keysLike('sign-in:try:%')).toBe(before + 1);
  });
});

describe('the provider', () => {
  test('mails a reset five times in ten minutes to one address, and says when again', async () => {
    const limited = server();
    const ask = (i: number) =>
      fetch(`${limited.url}/identity/request-password-reset`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: limited.url,
          'x-forwarded-for': `10.0.0.${i}`,
          'x-afterglow-client-address': `10.0.0.${i}`,
        },
        body: JSON.stringify({ email: `nobody-${i}@example.org` }),
      });
    for (let i = 0; i < 5; i++) expect((await ask(i)).status).toBe(404);
    const refused = await ask(5);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
