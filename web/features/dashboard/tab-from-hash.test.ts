import { expect, test } from 'vitest';
import { tabFromHash } from './tab-from-hash.ts';

test.each([
  ['', 'questions'],
  ['#', 'questions'],
  ['#questions', 'questions'],
  ['#answers', 'answers'],
  ['#score', 'score'],
  ['score', 'score'],
  ['#Score', 'questions'],
  ['#tips', 'questions'],
  ['#score/1', 'questions'],
  ['#constructor', 'questions'],
])('%j shows %s', (hash, tab) => {
  expect(tabFromHash(hash)).toBe(tab);
});
