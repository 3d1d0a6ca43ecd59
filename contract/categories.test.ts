import { expect, test } from 'vitest';
import { categories, isCategoryId } from './categories.ts';

test('the categories are these six, in this order', () => {
  expect(categories.map(({ id, title }) => [id, title])).toEqual([
    ['amazing-sex', 'Amazing Sex'],
    ['fart-comfort', 'Fart Comfort'],
    ['moving-in', 'Moving In'],
    ['love-questions', 'Love Talk'],
    ['health-goals', 'Health Goals'],
    ['exploring-kinks', 'Exploring Kinks'],
  ]);
});

test.each([
  ['love-questions', true],
  ['love-talk', false],
  ['constructor', false],
  ['', false],
])('%j names a category: %s', (text, is) => {
  expect(isCategoryId(text)).toBe(is);
});
