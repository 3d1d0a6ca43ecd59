import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { analyzeAnswer } from '../../contract/analysis.ts';
import { saveAnswer } from '../../contract/answers.ts';
import type { Context } from '../context.ts';
import { sameText } from '../testing/expectations.ts';
import { join, send } from '../testing/people.ts';
import { startServer } from '../testing/server.ts';

describe('a reply that breaks the contract', () => {
  const right = {
    quality: 'good',
    feedback: 'f',
    suggestions: [],
    insightRating: 3,
    engine: 'e',
    rubricVersion: '0',
  };
  const analystOf = (analysis: object) =>
    ({
      analyse: async () => ({ analysis, gate: null, marks: [], harm: 0 }),
    }) as unknown as Context['analyst'];

  /** What two calls reply, one with the analysis and one with it inside something else. */
  const repliesWith = async (analysis: object, strictReplies: boolean) => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const own = await startServer({ analyst: analystOf(analysis), strictReplies, log });
    try {
      const analyzed = { questionText: 'What helps?', answerText: 'Talking.' };
      const saved = { questionId: 'moving-in-01', answer: 'Talking.' };
      const bela = await join(own);
      const replies = [
        await send(own, analyzeAnswer, null, { body: analyzed }),
        await bela.send(saveAnswer, { body: saved }),
      ];
      const said = lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg.startsWith('reply does not'));
      return { replies, paths: said.map(({ paths }) => paths) };
    } finally {
      await own.stop();
    }
  };
  const refused = [500, sameText('internal')];

  test.each([true, false])('is a 500, and never leaves half-checked (strict: %s)', async (strict) => {
    const { replies, paths } = await repliesWith({ ...right, quality: 'splendid' }, strict);
    expect(replies.map(({ status, body }) => [status, body])).toEqual([refused, refused]);
    expect(paths).toEqual([['quality'], ['analysis.quality']]);
  });

  test('by a field that it does not name is a 500 here, however deep it stands', async () => {
    const { replies, paths } = await repliesWith({ ...right, partnersAnswer: 'CANARY' }, true);
    expect(replies.map(({ status, body }) => [status, body])).toEqual([refused, refused]);
    expect(paths).toEqual([['partnersAnswer'], ['analysis.partnersAnswer']]);
  });

  test('leaves out what the contract does not name in production, and tells the log', async () => {
    const { replies, paths } = await repliesWith({ ...right, partnersAnswer: 'CANARY' }, false);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]?.body).toEqual(right);
    expect(replies[1]?.body).toMatchObject({ success: true, analysis: right });
    expect(JSON.stringify(replies)).not.toContain('CANARY');
    expect(paths).toEqual([['partnersAnswer'], ['analysis.partnersAnswer']]);
  });
});
