import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySide, anyTaps, deep, mutualOf, seeded, withTaps } from '../../testing/mutual-answers.ts';
import type { MutualAnswer } from './couple.ts';
import { rateCouple } from './rate-couple.ts';

describe('parts by category', () => {
  const at = (questionId: string, text: string): MutualAnswer => ({
    ...mutualOf(1, deep(text), deep(text)),
    questionId,
  });
  const three = ['moving-in-01', 'moving-in-02', 'moving-in-03'].map((id) => at(id, `I felt safe ${id}`));

  test('stand for categories with mutual questions only, each with their number', () => {
    const { categories } = rateCouple([...three, at('love-questions-01', 'I miss you')]);
    expect(categories.map(({ category, basedOn }) => [category, basedOn])).toEqual([
      ['moving-in', 3],
      ['love-questions', 1],
    ]);
  });

  test('have no number below three questions, and a wide range with three', () => {
    const { categories } = rateCouple([...three, at('love-questions-01', 'I miss you')]);
    expect(categories[1]).toMatchObject({ score: null, band: null });
    const { score, band } = categories[0] ?? {};
    expect(score).toBe(rateCouple(three).score);
    expect((band?.high ?? 0) - (band?.low ?? 0)).toBeGreaterThanOrEqual(30);
  });

  test('count the taps of their own questions', () => {
    const [plain] = rateCouple(three).categories;
    const [same] = rateCouple(three.map((answer) => withTaps(answer, ['same-page', 'same-page']))).categories;
    expect(same?.score ?? 0).toBeGreaterThan(plain?.score ?? 100);
  });

  test('change for no answer in another category', () => {
    fc.assert(
      fc.property(anySide, anySide, anyTaps, (first, second, given) => {
        const other = withTaps({ ...mutualOf(1, first, second), questionId: 'love-questions-01' }, given);
        expect(rateCouple([...three, other]).categories[0]).toEqual(rateCouple(three).categories[0]);
      }),
      seeded(13),
    );
  });
});
