import { expect, test } from 'vitest';
import { asCode, codeFromPaste, isWholeCode } from './code.ts';

test.each([
  ['', '', false],
  ['ab2c', 'AB2C', false],
  ['ab2cd', 'AB2CD', true],
  [' ab 2cd\n', 'AB2CD', true],
  ['ab2cdef', 'AB2CD', true],
])('%j is shown as %j', (typed, shown, whole) => {
  expect(asCode(typed)).toBe(shown);
  expect(isWholeCode(asCode(typed))).toBe(whole);
});

test.each([
  ['ab2cd', 'AB2CD'],
  [' ab2cd ', 'AB2CD'],
  ['https://afterglow.example/join?code=AB2CD', 'AB2CD'],
  ['Join me on Afterglow. https://afterglow.example/join?x=1&code=ab2cd#top', 'AB2CD'],
])('%j is pasted as %j', (pasted, code) => {
  expect(codeFromPaste(pasted)).toBe(code);
});
