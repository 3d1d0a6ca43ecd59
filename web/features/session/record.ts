import { login } from '../../../contract/accounts.ts';
import type { User } from '../../../contract/people.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import type { IdentityUser } from '../../api/identity.ts';
import { backendMessages } from './messages.ts';

/** How often fetching the record is tried again. */
export const recordRetries = 3;

/** Milliseconds for which a record counts as fresh. */
export const recordFreshFor = 60_000;

/** Milliseconds before try number `n + 2`. */
export const recordRetryDelay = (n: number): number => Math.min(1000 * 2 ** n, 10_000);

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A refusal does not change by asking again, and neither does a session that is over. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Gets or makes our own record of the identity user, with three retries. */
export const fetchRecord = async (
  { uid, email, displayName, photoURL }: IdentityUser,
  attempt = 0,
): Promise<User> => {
  try {
    return await call(login, { body: { uid, email, displayName, photoURL } });
  } catch (error) {
    if (attempt >= recordRetries || isFinal(error)) throw error;
    await pause(recordRetryDelay(attempt));
    return fetchRecord({ uid, email, displayName, photoURL }, attempt + 1);
  }
};

/** The sentence for a record that could not be fetched. */
export const recordFailure = (error: unknown): string => {
  if (!(error instanceof ApiError)) return backendMessages.unreadable;
  if (error.code === 'unreadable') return backendMessages.unreadable;
  return error.bodyMessage ?? backendMessages.status(error.status);
};
