import { expect, test } from 'vitest';
import { choose, hashOf } from './hash.ts';

const texts = ['one', 'two', 'three', 'four'] as const;
const places = ['sea', 'gate', 'hill', 'train', 'yard', 'shop', 'pool', 'attic', 'park', 'stall'];
const days = ['Monday', 'Friday', 'Sunday', 'March'];
const deeds = ['sang', 'fell', 'wept', 'cooked', 'hid', 'ran', 'slept', 'won', 'sat', 'left'];
const answers = places.flatMap((place) =>
  days.flatMap((day) => deeds.map((deed) => `On ${day} you ${deed} by the ${place}.`)),
);

/** Letters that are alike in their last two bits, which is all that the last two of FNV see. */
const alike = Array.from('aeimquyAEIMQUY');
const similar = alike
  .flatMap((one) => alike.flatMap((other) => alike.map((third) => `b${one}b${other}b${third}`)))
  .slice(0, 400);

test.each([
  ['plain', 0, answers],
  ['plain', 3, answers],
  ['plain', 5, answers],
  ['plain', 9, answers],
  ['similar', 0, similar],
  ['similar', 7, similar],
] as const)('four texts fall evenly over 400 %s answers, by the bits from %i on', (_, bits, list) => {
  const counts = new Map<string, number>();
  for (const answer of list) {
    const text = choose(texts, hashOf(answer) >>> bits);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(list).toHaveLength(400);
  for (const text of texts) {
    expect(counts.get(text)).toBeGreaterThan(70);
    expect(counts.get(text)).toBeLessThan(130);
  }
});

test('what is chosen for one thing says nothing about what is chosen for another', () => {
  const pairs = new Map<string, number>();
  for (const answer of answers) {
    const pair = `${choose(texts, hashOf(answer))} ${choose(texts, hashOf(answer) >>> 5)}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  expect(pairs.size).toBe(16);
  expect(Math.max(...pairs.values())).toBeLessThan(45);
});
