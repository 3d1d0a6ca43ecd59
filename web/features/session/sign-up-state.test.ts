import { describe, expect, test } from 'vitest';
import {
  canContinue,
  nextSignUp,
  type SignUpEvent,
  type SignUpState,
  signUpStart,
  trimmed,
} from './sign-up-state.ts';

const email: SignUpState = { ...signUpStart, email: ' mira@example.com' };
const password: SignUpState = { ...email, step: 'password', password: 'secret' };
const name: SignUpState = { ...password, step: 'name', firstName: ' Mira ', lastName: 'K' };
const creating: SignUpState = { ...name, step: 'creating' };

describe('the sign-up flow', () => {
  test.each<[string, SignUpState, SignUpEvent, SignUpState]>([
    ['typing', signUpStart, { type: 'typed', field: 'email', text: 'm' }, { ...signUpStart, email: 'm' }],
    ['nothing to go on with', signUpStart, { type: 'continued' }, signUpStart],
    ['email leads to password', email, { type: 'continued' }, { ...email, step: 'password' }],
    ['password leads to name', password, { type: 'continued' }, { ...password, step: 'name' }],
    ['name leads to the account', name, { type: 'continued' }, creating],
    ['while it is made, nothing moves on', creating, { type: 'continued' }, creating],
    ['while it is made, nothing moves back', creating, { type: 'went-back' }, creating],
    [
      'a mail leads on, and the password is forgotten',
      creating,
      { type: 'mailed' },
      { ...creating, step: 'mailed', password: '' },
    ],
    ['back from name', name, { type: 'went-back' }, { ...name, step: 'password' }],
    ['back from password', password, { type: 'went-back' }, { ...password, step: 'email' }],
    [
      'a failure leads to email',
      creating,
      { type: 'failed', message: 'no' },
      { ...name, step: 'email', failure: 'no' },
    ],
    [
      'typing takes the failure away',
      { ...email, failure: 'no' },
      { type: 'typed', field: 'email', text: 'x@y.zz' },
      { ...email, email: 'x@y.zz' },
    ],
  ])('%s', (_name, before, event, after) => {
    expect(nextSignUp(before, event)).toEqual(after);
  });

  test.each<[SignUpState, boolean]>([
    [signUpStart, false],
    [{ ...signUpStart, email: 'mira@example' }, false],
    [email, true],
    [{ ...password, password: '12345' }, false],
    [password, true],
    [{ ...name, firstName: ' ' }, false],
    [{ ...name, lastName: '' }, false],
    [name, true],
    [creating, false],
  ])('%o may go on: %s', (state, may) => {
    expect(canContinue(state)).toBe(may);
  });

  test('what is sent has no space around it', () => {
    const { email: address, firstName, password: secret } = trimmed({ ...name, password: ' secret ' });
    expect([address, firstName, secret]).toEqual(['mira@example.com', 'Mira', ' secret ']);
  });
});
