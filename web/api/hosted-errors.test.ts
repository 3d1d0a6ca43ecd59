import { describe, expect, test } from 'vitest';
import { hostedError } from './hosted-errors.ts';

describe('an error of the hosted provider', () => {
  test.each([
    ['auth/email-already-in-use', 'email-already-in-use'],
    ['auth/invalid-email', 'invalid-email'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/wrong-password', 'wrong-password'],
    ['auth/invalid-credential', 'wrong-password'],
    ['auth/user-not-found', 'user-not-found'],
    ['auth/user-disabled', 'user-disabled'],
    ['auth/user-token-expired', 'token-expired'],
    ['auth/expired-action-code', 'invalid-reset-link'],
    ['auth/invalid-action-code', 'invalid-reset-link'],
    ['auth/too-many-requests', 'too-many-requests'],
    ['auth/network-request-failed', 'network-request-failed'],
    ['auth/operation-not-allowed', 'unknown'],
    ['toString', 'unknown'],
  ])('%s is %s', (code, ours) => {
    expect(hostedError({ code, message: '' }).code).toBe(ours);
  });

  test.each([
    ['Firebase: Error (auth/internal-error).', ''],
    ['Firebase: Sign-ups are closed. (auth/admin-restricted-operation).', 'Sign-ups are closed.'],
    ['Something else', 'Something else'],
  ])('%s shows people only what is meant for them', (message, shown) => {
    expect(hostedError({ code: 'auth/internal-error', message }).message).toBe(shown);
  });

  test('of a disabled account says what to do', () => {
    expect(hostedError({ code: 'auth/user-disabled', message: 'Firebase: Error.' }).message).toBe(
      'This account has been disabled. Please ask whoever runs this site.',
    );
  });

  test.each([undefined, null, 'text', new Error('broken')])('may be anything: %s', (thrown) => {
    expect(hostedError(thrown).code).toBe('unknown');
  });
});
