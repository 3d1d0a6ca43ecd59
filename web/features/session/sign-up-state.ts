import { isEmail } from '../../../contract/people.ts';
import { isVisible } from '../../../contract/text.ts';
import type { SignUpData, SignUpFailure } from './account.ts';
import { isLongEnough } from './password.ts';

type SignUpStep = 'email' | 'password' | 'name' | 'creating' | 'mailed';

export type SignUpState = SignUpData & {
  readonly step: SignUpStep;
  readonly failure: SignUpFailure | null;
};

export type SignUpEvent =
  | { readonly type: 'typed'; readonly field: keyof SignUpData; readonly text: string }
  | { readonly type: 'continued' }
  | { readonly type: 'went-back' }
  | { readonly type: 'mailed' }
  | { readonly type: 'failed'; readonly failure: SignUpFailure };

export const signUpStart: SignUpState = {
  step: 'email',
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  failure: null,
};

/** The three steps that ask something, in their order. */
export const signUpSteps = ['email', 'password', 'name'] as const;

const after = { email: 'password', password: 'name', name: 'creating' } as const;
const before = { email: 'email', password: 'email', name: 'password' } as const;

/** How many steps Back can lead through: none any more once a mail leads on. */
export const stepsBehind = (step: SignUpStep): number =>
  ({ email: 0, password: 1, name: 2, creating: 2, mailed: 0 })[step];

const isAsking = (step: SignUpStep): step is keyof typeof after => step in after;

/** The step's own button may be pressed. */
export const canContinue = ({ step, email, password, firstName, lastName }: SignUpState): boolean => {
  switch (step) {
    case 'email':
      return isEmail(email);
    case 'password':
      return isLongEnough(password);
    case 'name':
      return isVisible(firstName) && isVisible(lastName);
    case 'creating':
    case 'mailed':
      return false;
  }
};

/** A refused password stays refused until it is changed or tried again; any other failure until something is done. */
const lasting = ({ failure }: SignUpState): SignUpFailure | null =>
  failure?.about === 'password' ? failure : null;

/** Email, password, name, then the account is made, or a mail leads on; when that fails, email again. */
export const nextSignUp = (state: SignUpState, event: SignUpEvent): SignUpState => {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        [event.field]: event.text,
        failure: event.field === 'password' ? null : lasting(state),
      };
    case 'continued':
      return isAsking(state.step) && canContinue(state)
        ? { ...state, step: after[state.step], failure: state.step === 'name' ? null : lasting(state) }
        : state;
    case 'went-back':
      return isAsking(state.step) ? { ...state, step: before[state.step] } : state;
    case 'mailed':
      return { ...state, step: 'mailed', password: '' };
    case 'failed':
      return { ...state, step: 'email', failure: event.failure };
  }
};

/** What is sent: without the space around it. */
export const trimmed = ({ email, password, firstName, lastName }: SignUpState): SignUpData => ({
  email: email.trim(),
  password,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});
