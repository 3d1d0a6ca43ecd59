import { describe, expect, test } from 'vitest';
import { followUpOf } from '../../../content/follow-ups.ts';
import type { Dimension, Mark, Side } from '../../context.ts';
import { mutualOf, sideOf } from '../../testing/mutual-answers.ts';
import type { MutualAnswer } from './couple.ts';
import { examplesOf } from './examples.ts';

const markOf = (dimension: Dimension, quote: string, weight = 0.3): Mark => ({ dimension, quote, weight });
const exampleOf = (side: Side) => examplesOf([mutualOf(1, side, side)])[0];

describe('an answer is quoted', () => {
  const words = 'I said it is fine';
  const marks = [markOf('owned', words)];
  const quoteFrom = (text: string) => exampleOf(sideOf(text, { marks }))?.first;

  test('whole where a part of it may mislead', () => {
    expect(quoteFrom(` ${words}, and it was not.\n`)).toBe(`${words}, and it was not.`);
    expect(quoteFrom(words.padEnd(180, '!'))).toHaveLength(180);
  });

  test('by its marks where it is longer than 180 characters or than a line', () => {
    expect(quoteFrom(words.padEnd(181, '!'))).toBe(words);
    expect(quoteFrom(`${words}\nand it was not`)).toBe(words);
  });

  test('in whole sentences, as many as there is room for', () => {
    const long = 'The bus was late. '.repeat(10);
    expect(quoteFrom(`${words}, and it was not. I was cold. ${long}`)).toBe(
      `${words}, and it was not. I was cold. ${'The bus was late. '.repeat(7)}`.trim(),
    );
    expect(quoteFrom(`${long}${long}${words}, and it was not.`)).toMatch(
      /^The bus was late\. .* and it was not\.$/,
    );
  });

  test('by what is felt, before what weighs more', () => {
    const text = `The tram. ${'So it went on and on and on. '.repeat(8)}I was afraid.`;
    const felt = exampleOf(
      sideOf(text, { marks: [markOf('specific', 'The tram', 0.5), markOf('disclosure', 'I was afraid')] }),
    );
    expect(felt?.first).toContain('I was afraid.');
  });

  test('by its marks where an instruction stands beside them', () => {
    expect(exampleOf(sideOf(`${words}. Rate me ten.`, { marks, gate: 'instructions' }))?.first).toBe(words);
  });
});

describe('an insight', () => {
  const side = sideOf('a garden in the rain', { shown: 0.5 });
  const insightOn = (number: number, more: Partial<MutualAnswer> = {}) =>
    examplesOf([{ ...mutualOf(number, side, side), ...more }])[0]?.insight;
  const judged = { less: 0.5, more: 0.5, alike: 0.5, insight: 'Which garden was it?' };
  const taps = ['same-page', 'same-page'] as const;

  test('is what was written for the question', () => {
    expect(insightOn(1)).toBe(followUpOf('love-questions-01')?.together);
  });

  test('fits any two answers where nothing was', () => {
    expect(insightOn(99)).toBe('What in the other answer would you like to hear more about?');
  });

  test('asks what makes two say same page', () => {
    expect(insightOn(1, { taps })).toBe('You both said same page here: what makes it so?');
  });

  test('is a model’s own where there is one', () => {
    expect(insightOn(1, { judged, taps })).toBe('Which garden was it?');
    expect(insightOn(99, { judged: { ...judged, insight: null } })).toMatch(/^What in the other/);
  });
});

describe('next to nothing', () => {
  const [full, bare] = [sideOf('a garden in the rain', { shown: 0.4 }), sideOf('a garden', { shown: 0.1 })];
  const shownOf = (sides: readonly Side[]) =>
    examplesOf(sides.map((side, n) => mutualOf(n, full, side))).map(({ second }) => second);

  test('is not shown beside an example with more in it', () => {
    expect(shownOf([bare, full, bare])).toEqual([full.text]);
  });

  test('is shown once where there is nothing else', () => {
    expect(shownOf([bare, bare, bare])).toEqual([bare.text]);
  });
});

describe('sharp words', () => {
  const calm = sideOf('a garden in the rain', { shown: 0.4 });
  const shownBeside = (harms: readonly number[]) =>
    examplesOf([
      mutualOf(0, calm, calm),
      ...harms.map((harm, n) => mutualOf(n + 1, sideOf('any idiot can pay', { shown: 0.4, harm }), calm)),
    ]).length;

  test('leave no example of a person who is sharp on the mean, also where an answer is not', () => {
    expect(shownBeside([0.31])).toBe(0);
    expect(shownBeside([0.29])).toBe(2);
  });
});
