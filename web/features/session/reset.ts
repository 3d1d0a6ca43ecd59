import { IdentityError } from '../../api/identity.ts';
import { reportError } from '../../browser/analytics.ts';
import { resetTexts } from './flow-texts.ts';
import { resetMessages, signUpMessages } from './messages.ts';
import { identity } from './store.ts';

export type ResetStatus = 'idle' | 'sending' | 'sent';

/** What to say about a reset mail; `message` stays readable on the screen after the toast has gone. */
export type ResetOutcome = { readonly ok: boolean; readonly title: string; readonly message: string };

const failed = (message: string): ResetOutcome => ({ ok: false, title: resetMessages.title, message });

/** Has the provider send a reset mail; never rejects. */
export const sendReset = async (email: string): Promise<ResetOutcome> => {
  if (email.trim() === '') return failed(resetMessages.noEmail);
  try {
    await identity.sendReset(email.trim());
    return { ok: true, title: resetMessages.sentTitle, message: resetMessages.sent };
  } catch (error) {
    reportError('password_reset');
    const code = error instanceof IdentityError ? error.code : 'unknown';
    return failed(resetMessages.texts[code] ?? resetMessages.other);
  }
};

/** Sets a new password with the token of a reset link; gives null, or the sentence that says why not. */
export const setNewPassword = async (token: string, password: string): Promise<string | null> => {
  try {
    await identity.resetPassword(token, password);
    return null;
  } catch (error) {
    reportError('password_change');
    const code = error instanceof IdentityError ? error.code : 'unknown';
    return code === 'invalid-reset-link'
      ? resetTexts.expired.text
      : (signUpMessages.texts[code] ?? resetTexts.failed);
  }
};
