import type { Caller, Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { endCouple, lockWithPartner } from '../couples/store.ts';
import { removeMailsOf } from '../mails/store.ts';
import { eraseUser, isErased } from './store.ts';

const erase = async (tx: Database, uid: string): Promise<void> => {
  const active = await lockWithPartner(tx, uid);
  if (!active.includes(uid)) return (await isErased(tx, uid)) ? undefined : fail('unauthorized');
  await endCouple(tx, uid);
  await eraseUser(tx, uid);
  await removeMailsOf(tx, uid);
};

/**
 * Deletes the account after the password was given again: our own record first, so that a failure on the way can be
 * repeated, then the provider's, which frees the address.
 */
export const deleteAccount = async (
  { db, identity }: Context,
  caller: Caller,
  password: string,
): Promise<void> => {
  const owner = (await identity.checkPassword(caller, password)) ?? fail('password_wrong');
  await db.transaction().execute((tx) => erase(tx, caller.uid));
  await owner.deleteAccount();
};
