import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { confirmCouple, holdUser } from './store.ts';

/** The inviter's one tap opens what the inviter wrote before the two were a couple; safe to repeat. */
export const confirmPartner = (db: Database, uid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, uid))) fail('unauthorized');
    if (!(await confirmCouple(tx, uid))) fail('no_partner');
  });
