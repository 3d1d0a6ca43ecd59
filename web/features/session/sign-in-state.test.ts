import { describe, expect, test } from 'vitest';
import {
  canSignIn,
  nextSignIn,
  type SignInEvent,
  type SignInState,
  signInStart,
  startSignIn,
} from './sign-in-state.ts';

const email: SignInState = { ...signInStart, email: ' mira@example.com ' };
const password: SignInState = {
  ...signInStart,
  step: 'password',
  email: 'mira@example.com',
  password: 'secret',
};
const busy: SignInState = { ...password, busy: true };
const refused: SignInState = { ...password, failure: 'no' };

describe('the sign-in flow', () => {
  test.each<[string, SignInState, SignInEvent, SignInState]>([
    ['typing an email', signInStart, { type: 'typed-email', text: 'm' }, { ...signInStart, email: 'm' }],
    ['a bad email goes nowhere', signInStart, { type: 'continued' }, signInStart],
    ['a good email leads on, trimmed', email, { type: 'continued' }, { ...password, password: '' }],
    [
      'a short password goes nowhere',
      { ...password, password: 'short' },
      { type: 'continued' },
      { ...password, password: 'short' },
    ],
    ['a password signs in', password, { type: 'continued' }, busy],
    ['twice is once', busy, { type: 'continued' }, busy],
    [
      'going back clears the password',
      password,
      { type: 'went-back' },
      { ...password, step: 'email', password: '' },
    ],
    ['no way back while busy', busy, { type: 'went-back' }, busy],
    ['a refusal stays on the step', busy, { type: 'failed', message: 'no' }, refused],
    [
      'typing takes the refusal away',
      refused,
      { type: 'typed-password', text: 'other1' },
      { ...password, password: 'other1' },
    ],
    ['asking for a reset takes the refusal away', refused, { type: 'asked-for-reset' }, password],
  ])('%s', (_name, before, event, after) => {
    expect(nextSignIn(before, event)).toEqual(after);
  });

  test.each([
    [signInStart, false],
    [email, true],
    [password, true],
    [{ ...password, password: '12345' }, false],
    [busy, false],
  ])('%o may go on: %s', (state, may) => {
    expect(canSignIn(state)).toBe(may);
  });
});

test.each([
  ['nothing was carried', null, ''],
  ['the step history says something else', {}, ''],
  ['an address was carried', { email: 'mira@example.com' }, 'mira@example.com'],
])('sign-in begins with the address where %s', (_, carried, address) => {
  expect(startSignIn(carried)).toEqual({ ...signInStart, email: address });
});
