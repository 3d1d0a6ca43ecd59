import type { Context, Message } from '../../context.ts';
import { openMail } from './queue-mail.ts';
import { nextTry } from './schedule.ts';
import { claimDue, postpone, type QueuedMail, removeMail } from './store.ts';

/** Milliseconds for which a mail is one server's alone; after that its server counts as dead. */
const lease = 120_000;

/** Mails that one server sends side by side. */
const most = 8;

type Failure = { readonly reason: string; readonly forGood: boolean };

/** Only what an adapter has made for the log goes there; another error's text could hold an address. */
const failureOf = (error: unknown): Failure => {
  const { name, message, code, forGood } = error as Error & { code?: string; forGood?: boolean };
  if (forGood !== undefined) return { reason: message, forGood };
  return { reason: code ?? name ?? 'failed', forGood: false };
};

/** Only the operator can put a missing key right, so the mail waits for that. */
const unsealed = ({ vault }: Context, mail: QueuedMail): Message => {
  try {
    return openMail(vault, mail);
  } catch {
    const reason = 'it does not open with the master keys that are here';
    throw Object.assign(new Error(reason), { forGood: false });
  }
};

const giveUp = async ({ db, log }: Context, mail: QueuedMail, reason: string): Promise<void> => {
  log.error({ mail: mail.id, kind: mail.kind, tries: mail.tries, reason }, 'mail given up');
  await removeMail(db, mail);
};

const tryLater = async (context: Context, mail: QueuedMail, { reason, forGood }: Failure): Promise<void> => {
  const { db, clock, log } = context;
  const next = forGood ? null : nextTry(mail.tries, clock(), mail.giveUpAt);
  if (!next) return giveUp(context, mail, reason);
  log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, reason, next }, 'mail will be tried again');
  await postpone(db, mail, next);
};

const deliver = async (context: Context, mail: QueuedMail): Promise<void> => {
  if (mail.giveUpAt <= context.clock()) return giveUp(context, mail, 'too late to be of use');
  try {
    await context.mail.send(unsealed(context, mail));
  } catch (error) {
    return tryLater(context, mail, failureOf(error));
  }
  await removeMail(context.db, mail);
};

/**
 * Sends what is due and gives the number of mails it took. A mail that was handed over is gone from the queue; a kill
 * between the two makes it go out once more when the lease is over, under the same message id.
 */
export const deliverDue = async (context: Context): Promise<number> => {
  const now = context.clock();
  const mails = await claimDue(context.db, now, new Date(now.getTime() + lease), most);
  const outcomes = await Promise.allSettled(mails.map((mail) => deliver(context, mail)));
  const lost = outcomes.find((outcome) => outcome.status === 'rejected');
  if (lost) throw lost.reason;
  return mails.length;
};
