import { brand } from '../../../contract/brand.ts';
import { errors } from '../../../contract/errors.ts';
import { minimumPasswordLength } from '../../../contract/limits.ts';
import type { IdentityErrorCode } from '../../api/identity.ts';

type Texts = Partial<Record<IdentityErrorCode, string>>;

const network = 'Network error. Please check your internet connection and try again.';

/** Error catalogue: sign-up. */
export const signUpMessages: { readonly title: string; readonly texts: Texts; readonly other: string } = {
  title: 'Sign-Up Failed',
  texts: {
    'email-already-in-use': 'This email is already in use. Try signing in instead.',
    'invalid-email': 'The email address is invalid.',
    'weak-password': 'The password is too weak. Please use a stronger password.',
    'network-request-failed': network,
  },
  other: 'An unknown error occurred during sign-up.',
};

/** True for the refusal of somebody who has an account already, and only has to sign in. */
export const isTaken = (message: string): boolean => message === signUpMessages.texts['email-already-in-use'];

/** Error catalogue: login. */
export const signInMessages: typeof signUpMessages = {
  title: 'Sign-In Failed',
  texts: {
    'user-not-found': 'Invalid email or password. Please try again.',
    'wrong-password': 'Invalid email or password. Please try again.',
    'invalid-email': 'The email address is invalid.',
    'too-many-requests': 'Too many failed login attempts. Please try again later.',
    'network-request-failed': network,
  },
  other: 'An unknown error occurred during sign-in.',
};

/** Error catalogue: password reset. */
export const resetMessages = {
  title: 'Error',
  noEmail: 'Email not found. Please go back and enter your email.',
  sentTitle: 'Success',
  sent: 'Password reset email sent! Check your inbox.',
  texts: {
    'user-not-found': 'No account found with this email.',
    'invalid-email': 'Invalid email format. Please check your email.',
    'too-many-requests': errors.too_many_requests.message,
  } as Texts,
  other: 'Failed to send password reset email. Please try again.',
} as const;

/** The button that sends the reset mail, in its three states. */
export const resetButtonTexts = {
  idle: 'Reset Password',
  sending: 'Sending...',
  sent: 'Password reset email sent!',
} as const;

/** Error catalogue: backend login. */
export const backendMessages = {
  status: (status: number) => (status === 0 ? network : `Backend error: ${status}`),
  unreadable: 'Failed to parse user data from server',
} as const;

export const flowMessages = {
  signUpFailed: { title: 'Account creation failed', fallback: 'Please try again.' },
  signInFailed: { title: 'Sign in failed', fallback: 'Please check your credentials and try again.' },
  accountCreated: { title: 'Account Created', description: `Welcome to ${brand.name}.` },
  loginSuccessful: { title: 'Login Successful', description: 'Good to see you again.' },
  profileUpdated: { title: 'Profile Updated', description: 'Your name has been saved.' },
  updateFailed: { title: 'Update Failed', description: 'Failed to update profile' },
  signedOut: { title: 'Signed Out' },
  signedOutDescription: 'You have been signed out successfully.',
  signOutError: {
    title: 'Sign Out Error',
    description: 'There was a problem signing out. Please try again.',
  },
} as const;

export const fieldMessages = {
  email: errors.email_invalid.message,
  password: `Password must be at least ${minimumPasswordLength} characters`,
} as const;

/** Where our own profile could not be loaded. */
export const troubleTexts = {
  heading: 'We could not open your space',
  retry: 'Try Again',
  signOut: 'Sign Out',
} as const;

/** The toast of a flow that failed: what is known of why, else the flow's own last resort. */
export const failureToast = ({ title, fallback }: { title: string; fallback: string }, message: string) => ({
  title,
  description: message || fallback,
  variant: 'destructive' as const,
});

/** A sentence of the catalogue under the title of its kind. */
export const titled = (title: string, message: string | null) =>
  message === null ? null : { title, message };
