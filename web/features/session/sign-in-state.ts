import { isEmail } from '../../../contract/people.ts';
import { isLongEnough } from './password.ts';

export type SignInState = {
  readonly step: 'email' | 'password';
  readonly email: string;
  readonly password: string;
  readonly busy: boolean;
  /** Why the last try failed; stays readable after its toast has gone. */
  readonly failure: string | null;
};

export type SignInEvent =
  | { readonly type: 'typed-email' | 'typed-password'; readonly text: string }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'asked-for-reset' }
  | { readonly type: 'failed'; readonly message: string };

export const signInStart: SignInState = {
  step: 'email',
  email: '',
  password: '',
  busy: false,
  failure: null,
};

/** Begins with the address that was typed where it turned out to be known. */
export const startSignIn = (carried: { readonly email?: string } | null): SignInState => ({
  ...signInStart,
  email: carried?.email ?? '',
});

/** The step's own button may be pressed. */
export const canSignIn = ({ step, email, password, busy }: SignInState): boolean =>
  !busy && (step === 'email' ? isEmail(email) : isLongEnough(password));

const forward = (state: SignInState): SignInState =>
  state.step === 'email'
    ? { ...state, step: 'password', email: state.email.trim() }
    : { ...state, busy: true, failure: null };

/** Two steps, email and password; going back clears the password. */
export const nextSignIn = (state: SignInState, event: SignInEvent): SignInState => {
  switch (event.type) {
    case 'typed-email':
      return { ...state, email: event.text, failure: null };
    case 'typed-password':
      return { ...state, password: event.text, failure: null };
    case 'continued':
      return canSignIn(state) ? forward(state) : state;
    case 'went-back':
      return state.busy ? state : { ...state, step: 'email', password: '', failure: null };
    case 'asked-for-reset':
      return { ...state, failure: null };
    case 'failed':
      return { ...state, busy: false, failure: event.message };
  }
};
