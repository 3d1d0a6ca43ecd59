import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumScore } from '../../../contract/limits.ts';
import type { Gate } from '../../context.ts';
import {
  anyMutual,
  deep,
  empty,
  many,
  mutualOf,
  seeded,
  sideOf,
  withTaps,
} from '../../testing/mutual-answers.ts';
import type { MutualAnswer } from './couple.ts';
import { rateCouple } from './rate-couple.ts';

describe('taps', () => {
  const rated = (mutual: readonly MutualAnswer[]) => rateCouple(mutual).score;
  const untapped = (mutual: readonly MutualAnswer[]) => mutual.map((answer) => withTaps(answer, null));
  const isSame = (given: MutualAnswer['taps']) => given?.[0] === 'same-page' && given[1] === 'same-page';

  test('same page is only said where both have tapped it, and of every such question but what tells of danger', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const { takeaways, taps: counted } = rateCouple(mutual);
        const same = mutual.filter((answer) => isSame(answer.taps)).map(({ questionId }) => questionId);
        for (const { text, questionIds } of takeaways)
          if (/same page/i.test(text)) expect(same).toEqual(expect.arrayContaining([...questionIds]));
        expect(counted).toEqual({
          both: mutual.filter((answer) => answer.taps).length,
          samePage: same.length,
        });
      }),
      seeded(10),
    );
  });

  test('raise the score by eight points at most, and never lower it', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const difference = rated(mutual) - rated(untapped(mutual));
        expect(difference).toBeGreaterThanOrEqual(0);
        expect(difference).toBeLessThanOrEqual(8);
      }),
      seeded(11),
    );
  });

  test('however many there are, stay within eight points and within the hundred', () => {
    const words = (n: number) => [`I felt safe ${n}`, `I miss you ${n}`] as const;
    const brief = many(
      60,
      () => empty(),
      () => empty('ok'),
    );
    const full = many(
      400,
      (n) => deep(words(n)[0]),
      (n) => deep(words(n)[1]),
    );
    const all = (mutual: readonly MutualAnswer[]) =>
      mutual.map((answer) => withTaps(answer, ['same-page', 'same-page']));
    expect(rated(all(brief)) - rated(brief)).toBe(8);
    expect(rated(full)).toBeGreaterThan(95);
    expect(rated(all(full))).toBe(maximumScore);
  });

  test('that are not both same page count as if there were none', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const without = mutual.map((answer) => (isSame(answer.taps) ? answer : withTaps(answer, null)));
        expect(rated(without)).toBe(rated(mutual));
      }),
      seeded(12),
    );
  });

  test('taken back can lower the score again', () => {
    const all = many(
      6,
      (n) => deep(`I felt safe ${n}`),
      (n) => deep(`I miss you ${n}`),
    );
    const same = all.map((answer) => withTaps(answer, ['same-page', 'same-page']));
    const but = same.map((answer) => withTaps(answer, ['same-page', 'lets-talk']));
    expect(rated(same)).toBeGreaterThan(rated(all));
    expect(rated(but)).toBe(rated(all));
  });

  test('that ask for a talk are answered by a question, on the question they are about', () => {
    const [one, other] = many(
      2,
      (n) => deep(`I felt safe ${n}`),
      (n) => deep(`I miss you ${n}`),
    );
    if (!one || !other) throw new Error('there are two');
    const rating = rateCouple([
      withTaps(one, ['not-quite', 'same-page']),
      withTaps(other, ['same-page', 'lets-talk']),
    ]);
    expect(rating.takeaways[0]).toEqual({
      text: `On “${other.question}” there is a “Let's talk”: when would be a good moment for it?`,
      questionIds: [other.questionId],
    });
  });

  test('of danger are counted like any other, so that a count tells nothing', () => {
    const hidden = (gate: Gate | null) =>
      rateCouple([withTaps(mutualOf(1, sideOf('x', { gate }), sideOf('y')), ['same-page', 'same-page'])])
        .taps;
    expect(hidden('crisis')).toEqual(hidden(null));
  });
});
