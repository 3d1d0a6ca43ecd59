import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { coupleOfNow } from './couple-of-now.ts';
import { endCouple, lockWithPartner } from './store.ts';

/** Ends the couple that was decided about, for both at once; nobody is asked and nobody is told. */
export const leave = (db: Database, uid: string, askedAbout: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!(await lockWithPartner(tx, uid)).includes(uid)) fail('unauthorized');
    await coupleOfNow(tx, uid, askedAbout);
    await endCouple(tx, uid);
  });
