import { expect, test } from 'vitest';
import { keyboardNumbers } from './keyboard-rule.ts';
import { mobileBreakpoint } from './phone.ts';

test('a phone is narrower than 768 px', () => {
  expect(mobileBreakpoint).toBe(768);
});

test.each([
  ['minimumShrink', 50],
  ['maximumShare', 0.8],
  ['resizeDebounce', 50],
  ['initialCheck', 200],
  ['blurDelay', 150],
  ['scrollCheck', 200],
  ['padding', 16],
  ['paddingWithKeyboard', 20],
] as const)('the keyboard’s %s is %d', (name, number) => {
  expect(keyboardNumbers[name]).toBe(number);
});
