import { describe, expect, test } from 'vitest';
import { saveAnswer } from '../../../contract/answers.ts';
import { generateScore, getScore } from '../../../contract/score.ts';
import type { Context, Reading } from '../../context.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { couple, join, type Person } from '../../testing/people.ts';
import { startServer, testServer } from '../../testing/server.ts';

const server = testServer();

const answerAll = async (person: Person, prefix: string, numbers: readonly number[], text: string) => {
  for (const n of numbers) {
    const questionId = `${prefix}-${String(n).padStart(2, '0')}`;
    await person.call(saveAnswer, {
      body: { questionId, answer: `${text} ${n}.` },
    });
  }
};

const readingOf = (engine: string): Reading => {
  const rated = { quality: 'good' as const, feedback: 'f', suggestions: ['s?'], insightRating: 5 };
  return { analysis: { ...rated, engine, rubricVersion: '0' }, gate: null, marks: [], harm: 0 };
};

const slowAnalyst: Context['analyst'] = {
  analyse: async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return readingOf('slow');
  },
};

const five = [1, 2, 3, 4, 5];

describe('generate', () => {
  test('is refused until each has five answers', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'moving-in', five, 'I would love a quiet corner');
    await answerAll(bela, 'moving-in', [1, 2, 3, 4], 'I need a big table');
    for (const person of [ada, bela]) {
      const reply = await person.send(generateScore);
      expect([reply.status, reply.body]).toEqual([400, sameText('answers_missing')]);
    }
    expect((await ada.send(getScore)).body).toEqual(sameText('score_missing'));
  });

  test('is refused to somebody without a partner', async () => {
    const ada = await join(server());
    const reply = await ada.send(generateScore);
    expect([reply.status, reply.body]).toEqual([400, sameText('partner_missing')]);
    expect((await ada.send(getScore)).status).toBe(404);
  });

  test('gives both the same number, words and questions, each with their own quote first', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'moving-in', five, 'I felt safe when you made us tea');
    await answerAll(bela, 'moving-in', five, 'I love that you leave the light on for me');
    const adas = await ada.call(generateScore);
    const belas = await bela.call(getScore);
    const shared = (score: typeof adas) => [
      score.compatibilityScore,
      score.band,
      score.summary,
      score.keyTakeaways,
      score.generatedAt,
      score.basedOn,
    ];
    expect(shared(belas)).toEqual(shared(adas));
    expect([adas.partnerInfo.firstName, belas.partnerInfo.firstName]).toEqual(['Bela', 'Ada']);
    expect(adas.basedOn).toBe(5);
    expect(adas.examples.length).toBeGreaterThan(0);
    expect(adas.examples.map(({ yours, theirs }) => [yours, theirs])).toEqual(
      belas.examples.map(({ yours, theirs }) => [theirs, yours]),
    );
    expect(adas.examples[0]?.yours).toContain('I felt safe');
  });

  test('ten calls at once make one score, however long the reading takes', async () => {
    const own = await startServer({ analyst: slowAnalyst });
    try {
      const [ada, bela] = await couple(own);
      await answerAll(ada, 'health-goals', five, 'I sleep better after we walk');
      await answerAll(bela, 'health-goals', five, 'I worry when you skip lunch');
      const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? ada : bela).call(generateScore));
      const scores = await Promise.all(calls);
      expect(new Set(scores.map((score) => score.generatedAt)).size).toBe(1);
      expect(await runOnce(own.databaseUrl, 'select count(*)::int as n from scores')).toEqual([{ n: 1 }]);
    } finally {
      await own.stop();
    }
  });

  test('keeps nobody from saving while it reads, and rests on what is saved meanwhile', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null;
    const reading: Context['analyst'] = {
      analyse: async () => {
        const act = meanwhile;
        meanwhile = null;
        await act?.();
        return readingOf('patient');
      },
    };
    const own = await startServer({ analyst: reading });
    try {
      const [ada, bela] = await couple(own);
      await answerAll(ada, 'health-goals', five, 'I sleep better after we walk');
      await answerAll(bela, 'health-goals', five, 'I worry when you skip lunch');
      meanwhile = () => answerAll(bela, 'health-goals', [1, 2, 3, 4, 5], 'I said it anew');
      const score = await ada.call(generateScore);
      expect(score.examples.length).toBeGreaterThan(0);
      expect(score.examples.every(({ theirs }) => theirs.startsWith('I said it anew'))).toBe(true);
    } finally {
      await own.stop();
    }
  });

  test('with nothing changed gives the last one', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'health-goals', five, 'I sleep better after we walk');
    await answerAll(bela, 'health-goals', five, 'I worry when you skip lunch');
    const first = await ada.call(generateScore);
    server().passTime(1000);
    expect((await bela.call(generateScore)).generatedAt).toBe(first.generatedAt);
  });

  test('is made anew once a mutual answer has changed, and not for one that is locked', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'health-goals', five, 'I sleep better after we walk');
    await answerAll(bela, 'health-goals', five, 'I worry when you skip lunch');
    const first = await ada.call(generateScore);
    server().passTime(1000);
    await answerAll(bela, 'moving-in', [7], 'Sealed');
    expect((await ada.call(generateScore)).generatedAt).toBe(first.generatedAt);
    await answerAll(bela, 'health-goals', [1], 'I changed my mind about that one');
    expect((await ada.call(generateScore)).generatedAt).not.toBe(first.generatedAt);
  });

  test('works without a single mutual question, and says so by its numbers', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'moving-in', five, 'I would love a quiet corner');
    await answerAll(bela, 'love-questions', five, 'SEALED-WORDS');
    const score = await ada.call(generateScore);
    expect(score.basedOn).toBe(0);
    expect(score.examples).toEqual([]);
    expect(score.band.high - score.band.low).toBeGreaterThanOrEqual(30);
    expect(JSON.stringify(score)).not.toContain('SEALED-WORDS');
  });
});
