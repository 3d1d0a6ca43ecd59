import type { Caller, Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { findUser } from '../accounts/store.ts';
import { lockUsers, partnersOf } from '../couples/store.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { expiryOf, newCode } from './code.ts';
import { invitationMail } from './invitation-mail.ts';
import { findOpenCode, forgetAddresses, insertInvite, markSent, revokeOpen } from './store.ts';

const attempts = 8;

/** Milliseconds after which an invitation that could not be mailed is given up, where its code lives so long. */
const mailPatience = 2 * 24 * 3600 * 1000;

const mailLink = async (
  tx: Database,
  context: Context,
  { inviter, to, code, expiresAt }: { inviter: string; to: string; code: string; expiresAt: Date },
): Promise<void> => {
  const user = await findUser(tx, inviter);
  const name = user === null || user === 'closed' ? '' : user.firstName;
  const letter = invitationMail(to, name, `${context.publicUrl}/join?code=${code}`);
  const giveUpAt = new Date(Math.min(context.clock().getTime() + mailPatience, expiresAt.getTime()));
  await queueMail(tx, context, { kind: 'invitation', people: [inviter], letter, giveUpAt });
};

const addCode = async (tx: Database, inviter: string, now: Date): Promise<string> => {
  await revokeOpen(tx, [inviter], now);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const code = newCode();
    if (await insertInvite(tx, { inviter, code, createdAt: now, expiresAt: expiryOf(now) })) return code;
  }
  throw new Error(`no free invite code in ${attempts} attempts`);
};

type HandedOver = {
  readonly partnerEmail?: string | null | undefined;
  readonly inviteCode?: string | undefined;
};

/**
 * The caller's code: the open one, else a new one, also when called twice at once. `partnerEmail` marks it as
 * handed over (an address or null) and mails the join link to the address; undefined leaves it unmarked, and so does an
 * `inviteCode` that went out and is not the caller's any more. Addresses of codes that have run out meanwhile are
 * forgotten on the way.
 */
export const createInvite = async (
  context: Context,
  caller: Caller,
  { partnerEmail: sentTo, inviteCode: wentOut }: HandedOver,
): Promise<string> => {
  const now = context.clock();
  await forgetAddresses(context.db, now);
  return context.db.transaction().execute(async (tx) => {
    const active = await lockUsers(tx, [caller.uid]);
    if (!active.includes(caller.uid)) fail('unauthorized');
    if ((await partnersOf(tx, [caller.uid])).size > 0) fail('already_paired');
    const code = (await findOpenCode(tx, caller.uid, now)) ?? (await addCode(tx, caller.uid, now));
    if (sentTo === undefined || (wentOut ?? code) !== code) return code;
    const expiresAt = await markSent(tx, code, sentTo, now);
    if (sentTo !== null) await mailLink(tx, context, { inviter: caller.uid, to: sentTo, code, expiresAt });
    return code;
  });
};
