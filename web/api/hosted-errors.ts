import { IdentityError, type IdentityErrorCode } from './identity.ts';

/** The hosted provider's names, without their prefix, where they differ from ours or are one of ours. */
const codes: Readonly<Record<string, IdentityErrorCode>> = {
  'email-already-in-use': 'email-already-in-use',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'invalid-recipient-email': 'invalid-email',
  'weak-password': 'weak-password',
  'missing-password': 'weak-password',
  'password-does-not-meet-requirements': 'weak-password',
  'wrong-password': 'wrong-password',
  'invalid-credential': 'wrong-password',
  'invalid-login-credentials': 'wrong-password',
  'user-not-found': 'user-not-found',
  'user-disabled': 'user-disabled',
  'user-token-expired': 'token-expired',
  'invalid-user-token': 'token-expired',
  'expired-action-code': 'invalid-reset-link',
  'invalid-action-code': 'invalid-reset-link',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'network-request-failed': 'network-request-failed',
  timeout: 'network-request-failed',
};

/** What the provider says for people to read; its own name for the error is not among that. */
const wordsOf = (message: string): string =>
  message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
    .replace(/^Error$/, '');

const disabled = 'This account has been disabled. Please ask whoever runs this site.';

/** Translates whatever the hosted provider's code throws. */
export const hostedError = (error: unknown): IdentityError => {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  const name = String(code).replace(/^auth\//, '');
  const known = Object.hasOwn(codes, name) ? (codes[name] ?? 'unknown') : 'unknown';
  return new IdentityError(known, known === 'user-disabled' ? disabled : wordsOf(String(message)));
};
