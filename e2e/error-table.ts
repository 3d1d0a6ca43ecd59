import type { Row } from './error-row.ts';
import { accountErrors } from './errors-account.ts';
import { answerErrors } from './errors-answers.ts';
import { inviteErrors } from './errors-invites.ts';

/** Part 8 of the specification, line by line. */
export const errorTable: readonly Row[] = [...accountErrors, ...inviteErrors, ...answerErrors];

/** Lines of part 8 that no visitor can bring about on a screen, and why. */
export const undrivable: Readonly<Record<string, string>> = {
  "Sign-up: 'Account creation failed' with 'Please try again.'":
    'every failure has a sentence of its own, so the fall-back is never reached',
  "Login: 'Sign in failed' with 'Please check your credentials and try again.'":
    'every failure has a sentence of its own, so the fall-back is never reached',
  'Password reset: Email not found. Please go back and enter your email.':
    'the step with the link opens only with a valid address, and the dialog asks for one in its own words',
  'Other: a toast with an empty label or action alt text is only logged': 'no screen shows such a toast',
};
