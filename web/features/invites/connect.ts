import { inviteInfo, validateInvite } from '../../../contract/invites.ts';
import { call } from '../../api/client.ts';
import { ApiError, serverMessage } from '../../api/error.ts';
import { reportError } from '../../browser/analytics.ts';
import { messages } from './messages.ts';

type Found = { readonly inviterName: string | null } | { readonly problem: string };

/** The inviter's first name; a code whose owner cannot be named is still a good code. */
const nameOf = async (code: string): Promise<string | null> => {
  const info = await call(inviteInfo, { params: { code } }).catch(() => null);
  return info === null || info.inviterName === '' ? null : info.inviterName;
};

/** Asks whether a code can be accepted and whose it is, or says what is wrong with it. */
export const lookUp = async (code: string): Promise<Found> => {
  try {
    const { valid, error } = await call(validateInvite, { params: { code } });
    return valid ? { inviterName: await nameOf(code) } : { problem: error ?? messages.invalid };
  } catch (error) {
    reportError('validate_invite');
    const isLimit = error instanceof ApiError && error.status === 429;
    return { problem: isLimit ? serverMessage(error, messages.notValidated) : messages.notValidated };
  }
};

/** The title over a failed connection: refused by the server, or never heard by it. */
export const connectProblem = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? messages.connectionRefused : messages.connectionError;
