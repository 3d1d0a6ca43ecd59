import type { Caller, Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { endCouple, lockUsers, lockWithPartner } from '../couples/store.ts';
import { removeMailsOf } from '../mails/store.ts';
import { eraseUser, findInvitersOf, forgetAddressOf, isErased, isKept } from './store.ts';

/**
 * Takes the address out of the invitations that name it, and holds their authors, as whoever changes an invitation does.
 * To be called before the transaction locks anything else.
 */
const forgetAddress = async (tx: Database, uid: string): Promise<void> => {
  const inviters = await findInvitersOf(tx, uid);
  if (inviters.length === 0) return;
  await lockUsers(tx, inviters);
  await forgetAddressOf(tx, uid, inviters);
};

const erase = async (tx: Database, uid: string): Promise<void> => {
  await endCouple(tx, uid);
  await eraseUser(tx, uid);
  await removeMailsOf(tx, uid);
};

const eraseActive = async (tx: Database, uid: string): Promise<void> => {
  const active = await lockWithPartner(tx, uid);
  if (active.includes(uid)) await erase(tx, uid);
  else if (!(await isErased(tx, uid))) fail('unauthorized');
};

/** Deletes what an older back-up has brought back, a disabled account too; false where it had no such account. */
export const deleteAgain = async (tx: Database, uid: string): Promise<boolean> => {
  if (!(await isKept(tx, uid))) return false;
  await forgetAddress(tx, uid);
  await erase(tx, uid);
  return true;
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
  await db.transaction().execute((tx) => forgetAddress(tx, caller.uid));
  await db.transaction().execute((tx) => eraseActive(tx, caller.uid));
  await owner.deleteAccount();
};
