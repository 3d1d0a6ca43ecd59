import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { coupleOfNow } from './couple-of-now.ts';
import { confirmCouple, holdUser } from './store.ts';

/** The inviter's one tap opens to the partner it is about what the inviter wrote before; safe to repeat. */
export const confirmPartner = (db: Database, uid: string, askedAbout: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, uid))) fail('unauthorized');
    const coupleId = await coupleOfNow(tx, uid, askedAbout);
    if (!(await confirmCouple(tx, coupleId, uid))) fail('already_paired');
  });
