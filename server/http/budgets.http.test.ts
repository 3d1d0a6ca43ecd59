import { describe, expect, test } from 'vitest';
import { analyzeAnswer } from '../../contract/analysis.ts';
import { saveAnswer, saveIndividualAnswer } from '../../contract/answers.ts';
import type { Call } from '../../contract/call.ts';
import { createInvite } from '../../contract/invites.ts';
import { deleteAccount } from '../../contract/leaving.ts';
import { generateScore } from '../../contract/score.ts';
import { runOnce } from '../testing/databases.ts';
import { sameText } from '../testing/expectations.ts';
import { join, send } from '../testing/people.ts';
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
