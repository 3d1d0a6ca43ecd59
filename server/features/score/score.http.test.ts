import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { generateScore, getScore, type Score } from '../../../contract/score.ts';
import type { Context } from '../../context.ts';
import { localVault } from '../../ports/vault/local.ts';
import { newMasterKey, readMasterKey } from '../../ports/vault/master-key.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { holding, untilWaiting } from '../../testing/locks.ts';
import { confirm, couple, join, leave, type Person, pair, personWith } from '../../testing/people.ts';
import { readingBy } from '../../testing/reading.ts';
import { startServer, type TestServer, testServer } from '../../testing/server.ts';
import { tap } from '../../testing/taps.ts';
import { sealContent } from '../answers/content.ts';

const server = testServer();

const answerAll = async (person: Person, prefix: string, numbers: readonly number[], text: string) => {
  for (const n of numbers) {
    const questionId = `${prefix}-${String(n).padStart(2, '0')}`;
    await person.call(saveAnswer, {
      body: { questionId, answer: `${text} ${n}.` },
    });
  }
};

const slowAnalyst: Context['analyst'] = {
  analyse: async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return readingBy('slow');
  },
};

const five = [1, 2, 3, 4, 5];

/** A couple that can have a score: five questions that both have answered. */
const mutualCouple = async (on: TestServer) => {
  const [ada, bela] = await couple(on);
  await answerAll(ada, 'health-goals', five, 'I sleep better after we walk');
  await answerAll(bela, 'health-goals', five, 'I worry when you skip lunch');
  return [ada, bela] as const;
};

describe('generate', () => {
  test('is refused until each has five answers', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'moving-in', five, 'I would love a quiet corner');
    await answerAll(bela, 'moving-in', [1, 2, 3, 4], 'I need a big table');
    for (const person of [ada, bela]) {
      const reply = await person.send(generateScore);
      const needed = person === ada ? { you: 0, partner: 1 } : { you: 1, partner: 0 };
      expect([reply.status, reply.body]).toEqual([400, { ...sameText('answers_missing'), needed }]);
    }
    expect((await ada.send(getScore)).body).toEqual(sameText('score_missing'));
  });

  test('needs the confirmation where an answer was brought along, and the list counts as it does', async () => {
    const [ada, bela] = [await join(server()), await join(server(), 'Bela')];
    await answerAll(ada, 'moving-in', five, 'I would love a quiet corner');
    await pair(ada, bela);
    await answerAll(bela, 'moving-in', five, 'I need a big table');
    const counted = async (person: Person) => (await person.call(listAnswers)).counted;
    expect(await counted(ada)).toEqual({ you: 0, partner: 5, withheld: 5 });
    expect(await counted(bela)).toEqual({ you: 5, partner: 0, withheld: 0 });
    expect((await ada.send(generateScore)).body).toMatchObject({ needed: { you: 5, partner: 0 } });
    await confirm(ada);
    for (const person of [ada, bela])
      expect(await counted(person)).toEqual({ you: 5, partner: 5, withheld: 0 });
    expect((await ada.call(generateScore)).basedOn).toBe(5);
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
      const [ada, bela] = await mutualCouple(own);
      const calls = Array.from({ length: 10 }, (_, i) => (i % 2 ? ada : bela).call(generateScore));
      const scores = await Promise.all(calls);
      expect(new Set(scores.map((score) => score.generatedAt)).size).toBe(1);
      expect(await runOnce(own.databaseUrl, 'select count(*)::int as n from scores')).toEqual([{ n: 1 }]);
    } finally {
      await own.stop();
    }
  });

  test('two calls at once to two servers on one database make one score', async () => {
    const one = await startServer({ analyst: slowAnalyst });
    const other = await startServer({ analyst: slowAnalyst }, undefined, { DATABASE_URL: one.databaseUrl });
    try {
      const [ada, bela] = await mutualCouple(one);
      const elsewhere = personWith(other, bela);
      let calls: Promise<Score>[] = [];
      // Held until both have read; the mode of the lock lets through whoever writes a score without asking for it.
      await holding(one.databaseUrl, 'select from couples for no key update', async () => {
        calls = [ada, elsewhere].map((person) => person.call(generateScore));
        await untilWaiting(one.databaseUrl, 2);
      });
      const scores = await Promise.all(calls);
      expect(new Set(scores.map((score) => score.generatedAt)).size).toBe(1);
      expect(await runOnce(one.databaseUrl, 'select count(*)::int as n from scores')).toEqual([{ n: 1 }]);
    } finally {
      await other.stop();
      await one.stop();
    }
  });

  test('keeps nobody from saving while it reads, and rests on what is saved meanwhile', async () => {
    let meanwhile: (() => Promise<unknown>) | null = null;
    const reading: Context['analyst'] = {
      analyse: async () => {
        const act = meanwhile;
        meanwhile = null;
        await act?.();
        return readingBy('patient');
      },
    };
    const own = await startServer({ analyst: reading });
    try {
      const [ada, bela] = await mutualCouple(own);
      meanwhile = () => answerAll(bela, 'health-goals', five, 'I said it anew');
      const score = await ada.call(generateScore);
      expect(score.examples.length).toBeGreaterThan(0);
      expect(score.examples.every(({ theirs }) => theirs.startsWith('I said it anew'))).toBe(true);
    } finally {
      await own.stop();
    }
  });

  test('opens every answer before the lock and once more under it, and no more often', async () => {
    let opened = 0;
    const masterKey = readMasterKey(newMasterKey(), 'MASTER_KEY');
    const vault = localVault(() => [masterKey]);
    const open: typeof vault.open = (...sealed) => {
      opened += 1;
      return vault.open(...sealed);
    };
    const own = await startServer({ vault: { ...vault, open } });
    try {
      const [ada, bela] = await couple(own);
      for (const person of [ada, bela]) await answerAll(person, 'health-goals', five, 'I sleep after walks');
      opened = 0;
      await ada.call(generateScore);
      expect(opened).toBe(2 * 2 * five.length);
    } finally {
      await own.stop();
    }
  });

  test('rests on no question that left the catalogue, and names none', async () => {
    const masterKey = readMasterKey(newMasterKey(), 'MASTER_KEY');
    const vault = localVault(() => [masterKey]);
    const own = await startServer({ vault });
    try {
      const people = await couple(own);
      for (const [side, person] of people.entries()) {
        await answerAll(person, 'health-goals', five, `I love the walk ${side}`);
        const [row] = await runOnce(
          own.databaseUrl,
          `select k.wrapped, k.master_key_id, a.couple_id from user_keys k join answers a using (user_id)
            where k.user_id = '${person.uid}' limit 1`,
        );
        const author = {
          uid: person.uid,
          key: { wrapped: row?.wrapped as Buffer, masterKeyId: `${row?.master_key_id}` },
        };
        const place = { id: randomUUID(), questionId: 'gone-01', version: 1 };
        const sealed = sealContent(vault, author, place, {
          text: `I felt so close to you by the lake that I cried, ${side}.`,
          analysis: null,
        });
        await runOnce(
          own.databaseUrl,
          `insert into answers (id, user_id, question_id, couple_id, content)
            values ('${place.id}', '${person.uid}', 'gone-01', '${row?.couple_id}', '\\x${sealed.toString('hex')}')`,
        );
      }
      const score = await people[0].call(generateScore);
      expect(score.basedOn).toBe(5);
      expect(JSON.stringify(score)).not.toMatch(/“”|by the lake/);
    } finally {
      await own.stop();
    }
  });

  test('with nothing changed gives the last one', async () => {
    const [ada, bela] = await mutualCouple(server());
    const first = await ada.call(generateScore);
    server().passTime(1000);
    expect((await bela.call(generateScore)).generatedAt).toBe(first.generatedAt);
  });

  test('is made anew once a mutual answer has changed, and not for one that is locked', async () => {
    const [ada, bela] = await mutualCouple(server());
    const first = await ada.call(generateScore);
    server().passTime(1000);
    await answerAll(bela, 'moving-in', [7], 'Sealed');
    expect((await ada.call(generateScore)).generatedAt).toBe(first.generatedAt);
    await answerAll(bela, 'health-goals', [1], 'I changed my mind about that one');
    expect((await ada.call(generateScore)).generatedAt).not.toBe(first.generatedAt);
  });

  test('repeats no words that have changed since, to neither, and says that they have', async () => {
    const [ada, bela] = await couple(server());
    await answerAll(ada, 'moving-in', five, 'I felt safe and happy when you held my hand, number');
    await answerAll(bela, 'moving-in', five, 'I feel calm and loved when you cook for us, number');
    const before = await ada.call(generateScore);
    const quoted = [...before.examples, ...before.takeaways.flatMap(({ restsOn }) => restsOn)];
    const ids = new Set(quoted.map(({ questionId }) => questionId));
    expect([before.answersChanged, before.examples.length > 0]).toEqual([false, true]);
    expect(await bela.call(getScore)).toMatchObject({ answersChanged: false });
    for (const questionId of ids)
      await bela.call(saveAnswer, { body: { questionId, answer: 'Something else altogether.' } });
    for (const person of [ada, bela]) {
      const since = await person.call(getScore);
      expect(since).toMatchObject({ answersChanged: true, examples: [], basedOn: 5 });
      expect(since.takeaways.flatMap(({ restsOn }) => restsOn)).toEqual([]);
      expect(JSON.stringify(since)).not.toMatch(/safe and happy|calm and loved/);
    }
    expect(await ada.call(generateScore)).toMatchObject({ answersChanged: false });
    expect(await bela.call(getScore)).toMatchObject({ answersChanged: false });
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

/** A couple in which both have answered five questions about moving in. */
const mutual = async (): Promise<readonly [Person, Person]> => {
  const [ada, bela] = await couple(server());
  await answerAll(ada, 'moving-in', five, 'I felt safe when you made us tea');
  await answerAll(bela, 'moving-in', five, 'I love that you leave the light on for me');
  return [ada, bela];
};

describe('taps', () => {
  const one = 'moving-in-01';

  test('make a new score possible once both have tapped, again when one changes it, and not before', async () => {
    const [ada, bela] = await mutual();
    const next = async () => {
      server().passTime(1000);
      return ada.call(generateScore);
    };
    const first = await next();
    expect(first.taps).toEqual({ both: 0, samePage: 0 });
    for (const n of five) await tap(bela, `moving-in-0${n}`, 'same-page');
    expect(await next()).toEqual(first);
    expect((await bela.call(generateScore)).generatedAt).toBe(first.generatedAt);
    for (const n of five) await tap(ada, `moving-in-0${n}`, 'same-page');
    const second = await next();
    expect(second.taps).toEqual({ both: 5, samePage: 5 });
    expect(second.compatibilityScore).toBeGreaterThan(first.compatibilityScore);
    await tap(bela, one, 'lets-talk');
    const third = await next();
    expect(third.taps).toEqual({ both: 5, samePage: 4 });
    expect(third.generatedAt).not.toBe(second.generatedAt);
    expect(third.compatibilityScore).toBeLessThanOrEqual(second.compatibilityScore);
    expect(third.takeaways[0]).toMatchObject({
      text: expect.stringContaining("Let's talk"),
      restsOn: [{ questionId: one, category: 'moving-in' }],
    });
    expect(await bela.call(getScore)).toMatchObject({ taps: third.taps, keyTakeaways: third.keyTakeaways });
  });

  test('leave nothing beside the score from which they could be guessed', async () => {
    const bases = new Set<unknown>();
    for (const given of ['same-page', 'lets-talk'] as const) {
      const [ada, bela] = await mutual();
      for (const person of [ada, bela]) await tap(person, one, given);
      await ada.call(generateScore);
      const couples = `select couple_id from partners where user_id = '${ada.uid}'`;
      const found = await runOnce(
        server().databaseUrl,
        `select basis from scores where couple_id in (${couples})`,
      );
      bases.add(found[0]?.basis);
    }
    expect(bases.size).toBe(1);
  });
});

describe('the history', () => {
  const pointsOf = ({ history }: Awaited<ReturnType<typeof scoreOf>>) =>
    history.map(({ compatibilityScore, generatedAt }) => [compatibilityScore, generatedAt]);
  const scoreOf = (person: Person) => person.call(getScore);

  test('is the same for both, oldest first, and holds the last twelve', async () => {
    const [ada, bela] = await mutual();
    const made = [];
    for (let n = 0; n < 14; n++) {
      server().passTime(1000);
      await answerAll(ada, 'moving-in', [1], `I felt safe when you called me ${n}`);
      const score = await ada.call(generateScore);
      made.push([score.compatibilityScore, score.generatedAt]);
      expect(pointsOf(score)).toEqual(made.slice(-12));
    }
    expect([pointsOf(await scoreOf(ada)), pointsOf(await scoreOf(bela))]).toEqual([
      made.slice(-12),
      made.slice(-12),
    ]);
  });

  test('has nothing of an earlier couple', async () => {
    const [ada, bela] = await mutual();
    await ada.call(generateScore);
    await leave(ada);
    await pair(ada, bela);
    await answerAll(ada, 'moving-in', five, 'I felt safe when you made us tea');
    await answerAll(bela, 'moving-in', five, 'I love that you leave the light on for me');
    server().passTime(1000);
    expect((await bela.call(generateScore)).history).toHaveLength(1);
  });
});
