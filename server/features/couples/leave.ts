import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { endCouple, lockWithPartner } from './store.ts';

/** Ends the couple for both at once; nobody is asked and nobody is told. */
export const leave = (db: Database, uid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockWithPartner(tx, uid)).includes(uid)) fail('unauthorized');
    if (!(await endCouple(tx, uid))) fail('no_partner');
  });
