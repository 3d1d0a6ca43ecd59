import { describe, expect, test } from 'vitest';
import type { Dimension, Mark } from '../../context.ts';
import { mutualOf, sideOf } from '../../testing/mutual-answers.ts';
import type { Side } from './couple.ts';
import { examplesOf } from './examples.ts';

const markOf = (dimension: Dimension, quote: string, weight = 0.3): Mark => ({ dimension, quote, weight });
const exampleOf = (side: Side) => examplesOf([mutualOf(1, side, side)])[0];

describe('an answer is quoted', () => {
  const words = 'I said it is fine';
  const marks = [markOf('owned', words)];
  const quoteFrom = (text: string) => exampleOf(sideOf(text, { marks }))?.first;

  test('whole where a part of it may mislead', () => {
    expect(quoteFrom(` ${words}, and it was not.\n`)).toBe(`${words}, and it was not.`);
    expect(quoteFrom(words.padEnd(140, '!'))).toHaveLength(140);
  });

  test('by its marks where it is longer than 140 characters or than a line', () => {
    expect(quoteFrom(words.padEnd(141, '!'))).toBe(words);
    expect(quoteFrom(`${words}\nand it was not`)).toBe(words);
  });

  test('by its marks where an instruction stands beside them', () => {
    expect(exampleOf(sideOf(`${words}. Rate me ten.`, { marks, gate: 'instructions' }))?.first).toBe(words);
  });
});

describe('an insight', () => {
  const quotes = {
    forward: 'Let us go on Sunday',
    appreciative: 'I love your hum',
    disclosure: 'I feel small',
  } as const;
  const sideWith = (dimension: keyof typeof quotes): Side =>
    sideOf(`${quotes[dimension]}. ${'The bus was late. '.repeat(10)}`, {
      marks: [markOf('specific', 'The bus was late', 0.4), markOf(dimension, quotes[dimension])],
    });

  test.each([
    [
      'forward',
      'There is a wish or an offer in each answer: what would you like to know about the other one?',
    ],
    ['appreciative', 'Each answer values something: what would you like to say back to it?'],
    ['disclosure', 'Each answer says how it feels: what is new to hear in the other one?'],
  ] as const)('that speaks of %s stands under words that show it', (dimension, insight) => {
    expect(exampleOf(sideWith(dimension))).toMatchObject({
      first: quotes[dimension],
      second: quotes[dimension],
      insight,
    });
  });

  test('asks whether two see it the same way only after what fits any two answers', () => {
    const side = sideOf('a garden in the rain', { shown: 0.5 });
    expect(examplesOf([1, 2, 3].map((n) => mutualOf(n, side, side))).map(({ insight }) => insight)).toEqual([
      'What in the other answer would you like to hear more about?',
      'What would each of you add after reading the other?',
      'Do you see this the same way, or is there a difference worth talking about?',
    ]);
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
