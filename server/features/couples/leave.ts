import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { endCouple, lockUsers, partnersOf } from './store.ts';

/** Locks both in the one order; again when the partner became another one while waiting for the locks. */
const lockBoth = async (tx: Database, uid: string): Promise<string | undefined> => {
  const partner = (await partnersOf(tx, [uid])).get(uid);
  const active = await lockUsers(tx, partner ? [uid, partner] : [uid]);
  if (!active.includes(uid)) fail('unauthorized');
  const now = (await partnersOf(tx, [uid])).get(uid);
  return now === partner ? partner : fail('no_partner');
};

/** Ends the couple for both at once; nobody is asked and nobody is told. */
export const leave = async (tx: Database, uid: string): Promise<void> => {
  if (!(await lockBoth(tx, uid))) fail('no_partner');
  await endCouple(tx, uid);
};
