import { expect, test } from 'vitest';
import { askedFor, categoriesLink, helpLink, questionLink } from './question-link.ts';

test('a category and one of its questions have an address', () => {
  expect(questionLink('', 'moving-in')).toBe('/dashboard?category=moving-in#questions');
  expect(questionLink('', 'moving-in', 'moving-in-03')).toBe(
    '/dashboard?category=moving-in&question=moving-in-03#questions',
  );
});

test('what else the address keeps goes along on the way, and the place before does not', () => {
  const before = 'filter=moving-in&category=health-goals&question=health-goals-01&side=partner';
  const kept = 'filter=moving-in&category=moving-in';
  expect(questionLink(before, 'moving-in')).toBe(`/dashboard?${kept}#questions`);
  expect(questionLink(before, 'moving-in', 'moving-in-03', 'yours')).toBe(
    `/dashboard?${kept}&question=moving-in-03&side=yours#questions`,
  );
  expect(helpLink(before, 'moving-in', 'moving-in-03')).toBe(`/help?${kept}&question=moving-in-03`);
  expect(categoriesLink(before)).toBe('/dashboard?filter=moving-in#questions');
  expect(categoriesLink('category=moving-in')).toBe('/dashboard#questions');
});

test('an address says what it asks to be opened, and what is unknown is not asked for', () => {
  const search = (link: string) => new URL(link, 'http://localhost').search;
  const opened = askedFor(search(questionLink('', 'moving-in', 'moving-in-03', 'partner')));
  expect(opened).toMatchObject({ category: { id: 'moving-in' }, question: 'moving-in-03', side: 'partner' });
  expect(askedFor('?category=nowhere&side=up')).toEqual({ category: null, question: null, side: null });
});
