import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/error.ts';
import { recordFailure, recordRetryDelay } from './record.ts';

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
  [3, 8000],
  [4, 10_000],
  [9, 10_000],
])('try %i is followed by the next one after %i ms', (n, delay) => {
  expect(recordRetryDelay(n)).toBe(delay);
});

const failure = (status: number, code: string, bodyMessage: string | null = null) =>
  new ApiError({ status, code, message: 'm', bodyMessage });

describe('why there is no record', () => {
  test.each([
    ['the body says it', failure(403, 'forbidden', 'Not you.'), 'Not you.'],
    ['only the status is known', failure(502, 'unknown'), 'Backend error: 502'],
    ['the reply cannot be read', failure(200, 'unreadable'), 'Failed to parse user data from server'],
    [
      'nothing was heard',
      failure(0, 'network'),
      'Network error. Please check your internet connection and try again.',
    ],
  ])('%s', (_name, error, sentence) => {
    expect(recordFailure(error)).toBe(sentence);
  });
});
