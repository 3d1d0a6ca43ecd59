import { expect, test } from 'vitest';
import { isLongEnough, passwordProblem } from './password.ts';

const problem = 'Password must be at least 6 characters';

test.each([
  ['', false, null],
  ['1', false, problem],
  ['12345', false, problem],
  ['123456', true, null],
  ['      ', true, null],
])('%j is long enough: %s', (password, is, said) => {
  expect(isLongEnough(password)).toBe(is);
  expect(passwordProblem(password)).toBe(said);
});
