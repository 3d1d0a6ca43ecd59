import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { coupleOf } from './store.ts';

/**
 * The couple that the user is in, while the user's account is held; fails where the user had decided about another one,
 * so that nobody is confirmed who was never asked about.
 */
export const coupleOfNow = async (tx: Database, uid: string, decidedAbout: string): Promise<string> => {
  const coupleId = (await coupleOf(tx, uid)) ?? fail('no_partner');
  return coupleId === decidedAbout ? coupleId : fail('partner_changed');
};
