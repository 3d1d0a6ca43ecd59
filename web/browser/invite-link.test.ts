import { expect, test } from 'vitest';
import { codeInAddress } from './invite-link.ts';

test.each([
  ['?code=AB2CD', 'AB2CD'],
  ['?code=ab2cd', 'AB2CD'],
  ['?x=1&code=%20ab2cd%20', 'AB2CD'],
  ['', null],
  ['?code=', null],
  ['?code=AB2C', null],
  ['?code=AB2CDE', null],
  ['?code=AB<CD', null],
  ['?inviteCode=AB2CD', null],
])('%j carries %j', (search, code) => {
  expect(codeInAddress(search)).toBe(code);
});
