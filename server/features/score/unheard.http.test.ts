import { expect, inject, test } from 'vitest';
import { saveAnswer } from '../../../contract/answers.ts';
import { generateScore } from '../../../contract/score.ts';
import type { Context, Reading } from '../../context.ts';
import { couple, type Person } from '../../testing/people.ts';
import { readingBy } from '../../testing/reading.ts';
import { startServer, type TestServer } from '../../testing/server.ts';

const five = [1, 2, 3, 4, 5];

const readingOf = (heard: boolean): Reading => ({
  ...readingBy('e'),
  shown: heard ? 0.5 : 0,
  ...(heard ? {} : { unheard: true }),
});

/** A couple with five mutual questions, on a server of its own, whose analyst is the given one from `start` on. */
const withAnalyst = async (
  analyse: Context['analyst']['analyse'],
  act: (server: TestServer, people: readonly [Person, Person], start: () => void) => Promise<void>,
): Promise<void> => {
  let started = false;
  const server = await startServer(
    { analyst: { analyse: async (asked) => (started ? analyse(asked) : readingOf(true)) } },
    inject('template'),
  );
  try {
    const people = await couple(server);
    for (const n of five)
      for (const [side, person] of people.entries())
        await person.call(saveAnswer, {
          body: { questionId: `moving-in-0${n}`, answer: `I sleep better by window ${side}, ${n}.` },
        });
    await act(server, people, () => {
      started = true;
    });
  } finally {
    await server.stop();
  }
};

test('a score reads one answer after the other, so that none waits for another', async () => {
  let [now, most, all] = [0, 0, 0];
  const slow = async () => {
    now += 1;
    all += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
    return readingOf(true);
  };
  await withAnalyst(slow, async (_, [ada], start) => {
    start();
    await ada.call(generateScore);
    expect([most, all]).toEqual([1, 10]);
  });
});

test('an answer that was not heard is read again before the score is made', async () => {
  let asked = 0;
  const busy = async () => {
    asked += 1;
    return readingOf(asked % 2 === 0);
  };
  await withAnalyst(busy, async (server, [ada], start) => {
    start();
    const score = await ada.call(generateScore);
    expect(asked).toBe(20);
    server.passTime(600_000);
    expect((await ada.call(generateScore)).generatedAt).toBe(score.generatedAt);
    expect(asked).toBe(20);
  });
});

test('a score of answers that were never heard is made anew after ten minutes, once they are', async () => {
  let hears = false;
  let asked = 0;
  const deaf = async () => {
    asked += 1;
    return readingOf(hears);
  };
  await withAnalyst(deaf, async (server, [ada, bela], start) => {
    start();
    const first = await ada.call(generateScore);
    expect(asked).toBe(20);
    server.passTime(600_000);
    expect((await bela.call(generateScore)).generatedAt).toBe(first.generatedAt);
    hears = true;
    expect((await ada.call(generateScore)).generatedAt).toBe(first.generatedAt);
    server.passTime(600_000);
    const second = await ada.call(generateScore);
    expect(second.generatedAt).not.toBe(first.generatedAt);
    expect(second.compatibilityScore).toBeGreaterThan(first.compatibilityScore);
    asked = 0;
    server.passTime(600_000);
    expect((await bela.call(generateScore)).generatedAt).toBe(second.generatedAt);
    expect(asked).toBe(0);
  });
});
