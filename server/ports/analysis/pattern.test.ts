import { expect, test } from 'vitest';
import { hasIn, phrases } from './pattern.ts';
import { readText } from './text.ts';

test('a $ stands for the end of a sentence', () => {
  const phrase = phrases('for what$');
  expect(hasIn(readText('Thanks for what?'), phrase)).toBe(true);
  expect(hasIn(readText('Thanks for what you did.'), phrase)).toBe(false);
});

test('a $ where nothing can end is refused, and one that looks ahead is not', () => {
  expect(() => phrases('for what', 'for (nothing|what$)')).toThrow('(nothing|what$)');
  expect(hasIn(readText('I hate you.'), phrases('hate you(?= $| ,)'))).toBe(true);
});
