import { describe, expect, test } from 'vitest';
import { ApiError, tokenError } from '../../api/error.ts';
import { IdentityError } from '../../api/identity.ts';
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

const noToken = (...said: ConstructorParameters<typeof IdentityError>) =>
  tokenError(new IdentityError(...said));

describe('why there is no record', () => {
  test.each([
    ['the body says it', failure(403, 'forbidden', 'Not you.'), 'Not you.'],
    ['only the status is known', failure(502, 'unknown'), 'Backend error: 502'],
    ['no token was to be had', noToken('unknown', 'Come back later.'), 'Come back later.'],
    [
      'nothing was heard of a token',
      noToken('network-request-failed'),
      'Network error. Please check your internet connection and try again.',
    ],
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
