import { expect, test } from 'vitest';
import { InviteCode } from './invites.ts';

test.each([
  ['AB2CD', 'AB2CD'],
  [' ab2cd ', 'AB2CD'],
  ['ab2c', null],
  ['ab2cde', null],
  ['', null],
  ['AB\u0000CD', null],
])('%j is read as %j', (typed, code) => {
  const read = InviteCode.safeParse(typed);
  expect(read.success ? read.data : null).toBe(code);
  if (!read.success) expect(read.error.issues[0]?.message).toBe('invite_code_malformed');
});
