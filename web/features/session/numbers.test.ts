import { expect, test } from 'vitest';
import { barHeights } from './bar-heights.ts';
import { recordFreshFor, recordRetries } from './record.ts';
import { startTimeout } from './starting.ts';

test('the bottom bars keep 92, 88, 90 and 88 px free', () => {
  expect(barHeights).toEqual({ signUpEmail: 92, signUpPassword: 88, signUpName: 90, signIn: 88 });
});

test('a record is tried for three times more, and is fresh for 60 s', () => {
  expect([recordRetries, recordFreshFor]).toEqual([3, 60_000]);
});

test('the start-up text stays for two seconds at most', () => {
  expect(startTimeout).toBe(2000);
});
