import type { Caller, Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { lockUsers, partnersOf } from '../couples/store.ts';
import { expiryOf, newCode } from './code.ts';
import { findOpenCode, insertInvite, markSent, revokeOpen } from './store.ts';

const attempts = 8;

const addCode = async (tx: Database, inviter: string, now: Date): Promise<string> => {
  await revokeOpen(tx, [inviter], now);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const code = newCode();
    if (await insertInvite(tx, { inviter, code, createdAt: now, expiresAt: expiryOf(now) })) return code;
  }
  throw new Error(`no free invite code in ${attempts} attempts`);
};

/**
 * The caller's code: the open one, else a new one, also when called twice at once. `sentTo` marks it as handed
 * over (an address or null); undefined leaves it unmarked.
 */
export const createInvite = async (
  { db, clock }: Context,
  caller: Caller,
  sentTo: string | null | undefined,
): Promise<string> => {
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const active = await lockUsers(tx, [caller.uid]);
    if (!active.includes(caller.uid)) fail('unauthorized');
    if ((await partnersOf(tx, [caller.uid])).size > 0) fail('already_paired');
    const code = (await findOpenCode(tx, caller.uid, now)) ?? (await addCode(tx, caller.uid, now));
    if (sentTo !== undefined) await markSent(tx, code, sentTo, now);
    return code;
  });
};
