import type { Caller, Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { accountKey, count } from '../../http/budget.ts';
import { findUser } from '../accounts/store.ts';
import { insertCouple, lockUsers, moveAnswersIn, partnersOf } from '../couples/store.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { joinedMail } from './joined-mail.ts';
import { lookUp } from './look-up.ts';
import { consumeCode, findAccepted, revokeOpen, wasMeantFor } from './store.ts';

type Pairing = {
  readonly code: string;
  readonly inviter: string;
  readonly accepter: string;
  readonly now: Date;
};

/** Milliseconds after which an inviter need not be told any more by mail. */
const mailPatience = 2 * 24 * 3600 * 1000;

/** Nobody's inbox is filled by pairing and parting over and over. */
const newsBudget = { most: 3, seconds: 24 * 3600 };

const tellInviter = async (
  tx: Database,
  context: Context,
  { inviter, accepter, now }: Pairing,
  confirmed: boolean,
): Promise<void> => {
  const [to, joiner] = [await findUser(tx, inviter), await findUser(tx, accepter)];
  if (to === null || to === 'closed' || joiner === null || joiner === 'closed') return;
  if ((await count(tx, accountKey('joinedMail', inviter), newsBudget, now)) !== null) return;
  const { firstName } = joiner;
  const letter = joinedMail(to.email, { firstName, confirmed }, `${context.publicUrl}/dashboard`);
  const giveUpAt = new Date(now.getTime() + mailPatience);
  await queueMail(tx, context, { kind: 'joined', people: [inviter, accepter], letter, giveUpAt });
};

type Accepted = { partnerName: string; partnerEmail: string };

const pair = async (tx: Database, context: Context, pairing: Pairing): Promise<void> => {
  const { code, inviter, accepter, now } = pairing;
  const active = await lockUsers(tx, [inviter, accepter]);
  if (!active.includes(accepter)) fail('unauthorized');
  const taken = await partnersOf(tx, [inviter, accepter]);
  if (taken.get(accepter) === inviter && (await findAccepted(tx, accepter, code))) return;
  if (taken.has(accepter)) fail('already_paired');
  if (!active.includes(inviter) || taken.has(inviter)) fail('invite_code_unknown');
  const confirmed = await wasMeantFor(tx, code, accepter);
  if (!(await consumeCode(tx, code, accepter, now))) fail('invite_code_unknown');
  await revokeOpen(tx, [inviter, accepter], now);
  await moveAnswersIn(tx, await insertCouple(tx, { inviter, accepter, confirmed }), [inviter, accepter]);
  await tellInviter(tx, context, pairing, confirmed);
};

/** Pairs the caller with the person behind the code; repeating it changes nothing and gives the same reply. */
export const acceptInvite = async (
  context: Context,
  caller: Caller,
  code: string,
  address: string,
): Promise<Accepted> => {
  const user = await findUser(context.db, caller.uid);
  if (user === null || user === 'closed') fail('unauthorized');
  const accepted = await findAccepted(context.db, caller.uid, code);
  if (accepted) return accepted;
  const inviter = await lookUp(context, code, { caller, address });
  if (!inviter) return fail('invite_code_unknown');
  if (inviter.id === caller.uid) return fail('invite_own_code');
  const pairing = { code, inviter: inviter.id, accepter: caller.uid, now: context.clock() };
  return context.db.transaction().execute(async (tx) => {
    await pair(tx, context, pairing);
    return (await findAccepted(tx, caller.uid, code)) ?? fail('invite_code_unknown');
  });
};
