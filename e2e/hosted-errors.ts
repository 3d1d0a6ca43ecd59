import type { HostedStage } from './hosted-stage.ts';
import { seeLasting } from './toasts.ts';

/** What the hosted provider itself answers, by the call's name, and the sentence of part 8 that a person then reads. */
type HostedRow = readonly [problem: string | 'cut', text: string];

const network = 'Network error. Please check your internet connection and try again.';
const mismatch = 'Invalid email or password. Please try again.';

export const signUpRows: readonly HostedRow[] = [
  ['EMAIL_EXISTS', 'This email is already in use. Try signing in instead.'],
  ['INVALID_EMAIL', 'The email address is invalid.'],
  [
    'WEAK_PASSWORD : Password should be at least 6 characters',
    'The password is too weak. Please use a stronger password.',
  ],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing an upper case letter',
    'The password is too weak. Please use a stronger password.',
  ],
  ['cut', network],
  ['OPERATION_NOT_ALLOWED', 'An unknown error occurred during sign-up.'],
];

export const signInRows: readonly HostedRow[] = [
  ['EMAIL_NOT_FOUND', mismatch],
  ['INVALID_PASSWORD', mismatch],
  ['INVALID_LOGIN_CREDENTIALS', mismatch],
  ['INVALID_EMAIL', 'The email address is invalid.'],
  [
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access is disabled for now.',
    'Too many failed login attempts. Please try again later.',
  ],
  ['USER_DISABLED', 'This account has been disabled. Please ask whoever runs this site.'],
  ['cut', network],
  ['OPERATION_NOT_ALLOWED', 'An unknown error occurred during sign-in.'],
];

const notSent = 'Failed to send password reset email. Please try again.';

export const resetRows: readonly HostedRow[] = [
  ['EMAIL_NOT_FOUND', 'No account found with this email.'],
  ['INVALID_EMAIL', 'Invalid email format. Please check your email.'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many requests. Please try again later.'],
  ['cut', notSent],
];

/** Answers one of the provider's calls in its place, row by row, and reads what the screen then says. */
export const tryRows = async (
  { phone }: HostedStage,
  call: string,
  rows: readonly HostedRow[],
  act: () => Promise<void>,
): Promise<void> => {
  const { context, page } = await phone();
  for (const [problem, text] of rows) {
    await context.route(new RegExp(`accounts:${call}\\b`), (route) =>
      problem === 'cut'
        ? route.abort('connectionfailed')
        : route.fulfill({ status: 400, json: { error: { code: 400, message: problem } } }),
    );
    await act();
    await seeLasting(page, text);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
};
