import { describe, expect, test } from 'vitest';
import { answersLink, filterOf } from './filter.ts';

test.each([
  ['a category', 'moving-in', 'moving-in'],
  ['an unknown one', 'nothing', 'all'],
  ['none', null, 'all'],
])('%s in the address is that filter, or none', (_, text, filter) => {
  expect(filterOf(text)).toBe(filter);
});

describe('the address of the answers', () => {
  test.each([
    ['', 'moving-in', '/dashboard?filter=moving-in#answers'],
    ['filter=moving-in', 'health-goals', '/dashboard?filter=health-goals#answers'],
    ['filter=moving-in', 'all', '/dashboard#answers'],
    [
      'category=moving-in&question=moving-in-02',
      'all',
      '/dashboard?category=moving-in&question=moving-in-02#answers',
    ],
  ] as const)('after %j, for %s, is %s', (search, filter, address) => {
    expect(answersLink(search, filter)).toBe(address);
  });
});
