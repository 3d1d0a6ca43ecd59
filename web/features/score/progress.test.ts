import { expect, test } from 'vitest';
import { type Progress, progressOf } from './progress.ts';

test.each<[string, number, number, number, Progress]>([
  ['nothing', 0, 0, 0, 'collecting'],
  ['five of mine', 5, 0, 0, 'collecting'],
  ['four of both', 4, 4, 0, 'collecting'],
  ['five of both', 5, 5, 0, 'ready'],
  ['five of both, and some withheld', 5, 6, 2, 'ready'],
  ['five of mine that are withheld, and five of theirs', 0, 5, 5, 'unconfirmed'],
  ['too few of mine, with what is withheld', 1, 5, 2, 'unconfirmed'],
  ['enough of mine, some withheld, and too few of theirs', 5, 4, 2, 'collecting'],
])('%s', (_, you, partner, withheld, progress) => {
  expect(progressOf({ you, partner, withheld })).toBe(progress);
});
