import { expect, test } from 'vitest';
import { askedFor, questionLink } from './question-link.ts';

test('a category and one of its questions have an address', () => {
  expect(questionLink('moving-in')).toBe('/dashboard?category=moving-in#questions');
  expect(questionLink('moving-in', 'moving-in-03')).toBe(
    '/dashboard?category=moving-in&question=moving-in-03#questions',
  );
});

test('an address says what it asks to be opened, and what is unknown is not asked for', () => {
  const search = (link: string) => new URL(link, 'http://localhost').search;
  const opened = askedFor(search(questionLink('moving-in', 'moving-in-03', 'partner')));
  expect(opened).toMatchObject({ category: { id: 'moving-in' }, question: 'moving-in-03', side: 'partner' });
  expect(askedFor('?category=nowhere&side=up')).toEqual({ category: null, question: null, side: null });
});
