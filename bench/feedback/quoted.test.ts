import { expect, test } from 'vitest';
import { measureQuoted, quoted } from './quoted.ts';

/** Measured 0.60; any passage at random would be right in 0.27, and the longest in 0.41. */
const floor = 0.58;

test('the words that are quoted are mostly those that a reader would quote', () => {
  expect(quoted.filter(({ part }) => part === 'report').length).toBeGreaterThanOrEqual(190);
  expect(measureQuoted('report')).toBeGreaterThanOrEqual(floor);
});
