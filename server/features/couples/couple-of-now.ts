import type { Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { coupleIdOf } from './store.ts';

/**
 * The couple that the user is in, while the user's account is held; fails where the user has decided about another one,
 * so that nobody is confirmed, or sent away, who was never asked about.
 */
export const coupleOfNow = async (tx: Database, uid: string, askedAbout: string): Promise<string> => {
  const coupleId = (await coupleIdOf(tx, uid)) ?? fail('no_partner');
  if (askedAbout !== coupleId) fail('partner_changed');
  return coupleId;
};
