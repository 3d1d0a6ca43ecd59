import { describe, expect, test } from 'vitest';
import {
  canContinue,
  nextSignUp,
  type SignUpEvent,
  type SignUpState,
  signUpStart,
  stepsBehind,
  trimmed,
} from './sign-up-state.ts';

const email: SignUpState = { ...signUpStart, email: ' mira@example.com' };
const password: SignUpState = { ...email, step: 'password', password: 'secret' };
const name: SignUpState = { ...password, step: 'name', firstName: ' Mira ', lastName: 'K' };
const creating: SignUpState = { ...name, step: 'creating' };
const failure = { message: 'no', about: 'email' } as const;
const weak = { message: 'weak', about: 'password' } as const;
const refused: SignUpState = { ...name, step: 'email', failure: weak };

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
    ['a failure leads to email', creating, { type: 'failed', failure }, { ...name, step: 'email', failure }],
    [
      'typing takes the failure away',
      { ...email, failure },
      { type: 'typed', field: 'email', text: 'x@y.zz' },
      { ...email, email: 'x@y.zz' },
    ],
    ['so does going on', { ...email, failure }, { type: 'continued' }, { ...email, step: 'password' }],
    [
      'a refused password is remembered where it can be changed',
      refused,
      { type: 'continued' },
      { ...refused, step: 'password' },
    ],
    [
      'another address does not make it good',
      refused,
      { type: 'typed', field: 'email', text: 'x@y.zz' },
      { ...refused, email: 'x@y.zz' },
    ],
    [
      'another password may',
      { ...refused, step: 'password' },
      { type: 'typed', field: 'password', text: 'longer secret' },
      { ...refused, step: 'password', password: 'longer secret', failure: null },
    ],
    ['so may another try', { ...refused, step: 'name' }, { type: 'continued' }, creating],
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

  test('Back leads through the steps that were passed, and from the mail out of the flow', () => {
    expect([signUpStart, password, name, creating].map(({ step }) => stepsBehind(step))).toEqual([
      0, 1, 2, 2,
    ]);
    expect(stepsBehind('mailed')).toBe(0);
  });

  test('what is sent has no space around it', () => {
    const { email: address, firstName, password: secret } = trimmed({ ...name, password: ' secret ' });
    expect([address, firstName, secret]).toEqual(['mira@example.com', 'Mira', ' secret ']);
  });
});
