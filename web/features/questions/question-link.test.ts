import { expect, test } from 'vitest';
import { questionLink } from './question-link.ts';

test('a category and one of its questions have an address', () => {
  expect(questionLink('moving-in')).toBe('/dashboard?category=moving-in#questions');
  expect(questionLink('moving-in', 'moving-in-03')).toBe(
    '/dashboard?category=moving-in&question=moving-in-03#questions',
  );
});
