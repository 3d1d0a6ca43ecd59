import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Judgement, Reading, Side } from '../../context.ts';
import { anySide, mutualOf, sideOf } from '../../testing/mutual-answers.ts';
import type { MutualAnswer } from './couple.ts';
import { withJudged } from './judged.ts';
import { rateCouple } from './rate-couple.ts';

const held = (reading: Partial<Reading> = {}): Side =>
  sideOf('I felt held on Sunday.', {
    shown: 0.3,
    marks: [{ dimension: 'disclosure', quote: 'I felt held', weight: 0.3 }],
    ...reading,
  });
const answerOf = (
  number: number,
  judged?: Judgement | null,
  [first, second]: readonly [Side, Side] = [held(), held()],
): MutualAnswer => ({ ...mutualOf(number, first, second), ...(judged === undefined ? {} : { judged }) });

const judgement = (talk: number, alike = talk): Judgement => ({
  less: talk,
  more: talk,
  alike,
  insight: null,
});
const alike = (value: number): Judgement => judgement(0.5, value);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyJudgement = fc.option(
  fc.tuple(share, share, share).map(([one, other, alike]) => ({
    less: Math.min(one, other),
    more: Math.max(one, other),
    alike,
    insight: null,
  })),
);
const anyMutual = fc
  .array(fc.tuple(anyJudgement, anySide, anySide), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.map(([judged, one, other], n) => answerOf(n, judged, [one, other])));

const takeawaysOf = (mutual: readonly MutualAnswer[]) =>
  rateCouple(mutual)
    .takeaways.map(({ text }) => text)
    .join('\n');

describe('a model’s judgement', () => {
  const judged = (given: Judgement, count: number) =>
    withJudged(
      50,
      Array.from({ length: count }, (_, n) => answerOf(n, given)),
    );

  test('moves the number by a bounded share, up and down', () => {
    expect([judged(judgement(0.5), 6), withJudged(50, [answerOf(1), answerOf(2, null)])]).toEqual([50, 50]);
    expect(judged(judgement(1), 1)).toBeGreaterThan(50);
    expect(judged(judgement(1), 6)).toBeGreaterThan(judged(judgement(1), 1));
    expect(judged(judgement(1), 1000)).toBeLessThanOrEqual(75);
    expect(judged(judgement(0), 1000)).toBeGreaterThanOrEqual(25);
  });

  test('counts how the two talk for more than whether they mean the same', () => {
    expect(judged(judgement(0.5, 1), 6)).toBeGreaterThan(50);
    expect(judged(judgement(0.9, 0), 6)).toBeGreaterThan(judged(judgement(0.5, 1), 6));
  });

  test('counts the answer that gives less for more', () => {
    const uneven: Judgement = { less: 0.2, more: 1, alike: 0.5, insight: null };
    expect(judged(uneven, 6)).toBeLessThan(judged(judgement(0.6, 0.5), 6));
  });

  test('is the same whoever is first and in whatever order', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const turned = mutual.map(({ first, second, ...answer }) => ({
          ...answer,
          first: second,
          second: first,
        }));
        const { score } = rateCouple(mutual);
        expect([rateCouple(turned).score, rateCouple(mutual.toReversed()).score]).toEqual([score, score]);
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  test('is never a way for contempt to raise the number', () => {
    fc.assert(
      fc.property(anyMutual, fc.nat(), (mutual, at) => {
        const worse = mutual.map((answer, n) => {
          if (n !== at % mutual.length || answer.first.reading.gate !== null) return answer;
          const harm = Math.max(0.7, answer.first.reading.harm);
          return { ...answer, judged: null, first: held({ gate: 'contempt', marks: [], harm }) };
        });
        expect(rateCouple(worse).score).toBeLessThanOrEqual(rateCouple(mutual).score);
      }),
      { seed: 22, numRuns: 300 },
    );
  });

  test('lets contempt raise no number that is low already', () => {
    const evasive = sideOf('fine', { gate: 'evasive' });
    const brief = Array.from({ length: 20 }, (_, n) => answerOf(n, null, [evasive, evasive]));
    const scornful = answerOf(0, null, [sideOf('x', { gate: 'contempt', harm: 0.7 }), evasive]);
    expect(rateCouple([scornful, ...brief.slice(1)]).score).toBeLessThan(rateCouple(brief).score);
  });

  test.each<[string, Partial<Reading>]>([
    ['an instruction', { gate: 'instructions', beside: 'contempt' }],
    ['danger that is only heard', { gate: 'coercion', scorn: true }],
  ])('counts contempt beside %s as it does without', (_, reading) => {
    const others = [1, 2, 3].map((n) => answerOf(n, judgement(0.8)));
    const score = (stopped: Partial<Reading>) =>
      rateCouple([...others, answerOf(4, null, [held({ ...stopped, harm: 0.7 }), held()])]).score;
    expect(score(reading)).toBe(score({ gate: 'contempt' }));
  });

  test('of one pair has no part in another’s: the number moves by that pair’s share only', () => {
    const others = [1, 2, 3, 4, 5].map((n) => answerOf(n, alike(0.5)));
    const score = (value: number) => withJudged(50, [...others, answerOf(6, judgement(value))]);
    expect(score(1) - score(0)).toBeLessThanOrEqual((100 * 0.5) / 6);
  });
});

describe('a takeaway speaks of agreement', () => {
  const claims = /alike|difference/;
  test('only where a model judged it, by its name', () => {
    expect(takeawaysOf([answerOf(1), answerOf(2, null), answerOf(3, alike(0.5))])).not.toMatch(claims);
    expect(takeawaysOf([answerOf(1), answerOf(2, alike(0.9))])).toContain(
      'A model reads the two answers to “What is question 2 about for you?” as alike',
    );
    expect(takeawaysOf([answerOf(1), answerOf(2, alike(0.1))])).toContain(
      'A model reads a difference on “What is question 2 about for you?”',
    );
  });

  test('and of no difference where both said same page', () => {
    const tapped: MutualAnswer = { ...answerOf(2, alike(0.1)), taps: ['same-page', 'same-page'] };
    expect(takeawaysOf([tapped])).not.toMatch(claims);
  });
});
