import { type Answer, apiError, identityError, noJson } from './edge.ts';
import { destructive, failing, type Row, trouble } from './error-row.ts';

type Code = readonly [line: string, answer: Answer, text: string];

const network = 'Network error. Please check your internet connection and try again.';
const tooMany: Answer = { status: 429 };

const taken = 'This email is already in use. Try signing in instead.';

const signUpCodes: readonly Code[] = [
  ['email-already-in-use', identityError(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'), taken],
  ['email-already-in-use, in a race', identityError(422, 'FAILED_TO_CREATE_USER'), taken],
  ['invalid-email', identityError(400, 'INVALID_EMAIL'), 'The email address is invalid.'],
  [
    'weak-password',
    identityError(400, 'PASSWORD_TOO_SHORT'),
    'The password is too weak. Please use a stronger password.',
  ],
  [
    'weak-password, a common one',
    identityError(400, 'PASSWORD_TOO_COMMON'),
    'The password is too weak. Please use a stronger password.',
  ],
  ['network-request-failed', 'cut', network],
  ['other: provider message', identityError(500, 'CLOSED', 'Sign-up is closed.'), 'Sign-up is closed.'],
  ['other, without a message', identityError(500), 'An unknown error occurred during sign-up.'],
];

const mismatch = 'Invalid email or password. Please try again.';

const signInCodes: readonly Code[] = [
  ['user-not-found', identityError(404, 'USER_NOT_FOUND'), mismatch],
  ['wrong-password', identityError(401, 'INVALID_EMAIL_OR_PASSWORD'), mismatch],
  ['invalid-email', identityError(400, 'INVALID_EMAIL'), 'The email address is invalid.'],
  ['too-many-requests', tooMany, 'Too many failed login attempts. Please try again later.'],
  ['network failure', 'cut', network],
  [
    'other: a disabled account',
    identityError(403, 'USER_DISABLED', 'Account disabled.'),
    'Account disabled.',
  ],
  ['other: provider message', identityError(500, 'CLOSED', 'Sign-in is closed.'), 'Sign-in is closed.'],
  ['other, without a message', identityError(500), 'An unknown error occurred during sign-in.'],
];

const notSent = 'Failed to send password reset email. Please try again.';

const resetCodes: readonly Code[] = [
  ['user-not-found', identityError(404, 'USER_NOT_FOUND'), 'No account found with this email.'],
  ['invalid-email', identityError(400, 'INVALID_EMAIL'), 'Invalid email format. Please check your email.'],
  ['too-many-requests', tooMany, 'Too many requests. Please try again later.'],
  ['other, without a message', identityError(500), notSent],
  ['other: no network', 'cut', notSent],
];

const signUp: readonly Row[] = signUpCodes.map(([line, answer, text]) => ({
  line: `Sign-up: ${line}`,
  stage: 'sign-up',
  edge: { '/identity/sign-up/email': answer },
  toast: destructive('Account creation failed', text),
  lasting: ['Sign-Up Failed', text, "What's your email?"],
}));

const signIn: readonly Row[] = signInCodes.map(([line, answer, text]) => ({
  line: `Login: ${line}`,
  stage: 'sign-in',
  edge: { '/identity/sign-in/email': answer },
  toast: destructive('Sign in failed', text),
  lasting: ['Sign-In Failed', text],
}));

const reset: readonly Row[] = (['forgot password', 'reset dialog'] as const).flatMap((stage) =>
  resetCodes.map(([line, answer, text]) =>
    failing(
      [`Password reset: ${line}, by ${stage}`, stage],
      ['/identity/request-password-reset', answer],
      ['Error', text],
    ),
  ),
);

const backend = (line: string, answer: Answer, text: string): Row => ({
  line: `Backend login: ${line}`,
  stage: 'start-up',
  edge: { '/api/auth/login': answer },
  lasting: [text],
});

/** Part 8, everything about the account. */
export const accountErrors: readonly Row[] = [
  ...signUp,
  ...signIn,
  ...reset,
  backend(
    'message from the body',
    apiError('forbidden'),
    'You are signed in as somebody else. Please sign in again.',
  ),
  backend('Backend error: {status}', noJson(502), 'Backend error: 502'),
  backend('Failed to parse', noJson(200), 'Failed to parse user data from server'),
  {
    line: 'Profile: Failed to update profile',
    stage: 'sign-up',
    edge: { '/api/auth/update-profile': trouble },
    toast: destructive('Update Failed', 'Failed to update profile'),
  },
  {
    line: 'Sign-out',
    stage: 'sign-out',
    edge: { '/identity/sign-out': 'cut' },
    toast: destructive('Sign Out Error', 'There was a problem signing out. Please try again.'),
  },
];
