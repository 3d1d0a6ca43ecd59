import { brand } from '../../../contract/brand.ts';
import type { Context, Database, Message } from '../../context.ts';
import { writeLetter } from '../mails/letter.ts';
import { queueMail } from '../mails/queue-mail.ts';

/** Milliseconds after which the mail is not sent any more: its link lives an hour and would leave no time to use it. */
const usefulFor = 50 * 60_000;

/** The mail with the link to choose a new password. */
export const resetMail = (to: string, link: string): Omit<Message, 'id'> =>
  writeLetter({
    to,
    subject: `Choose a new password for ${brand.name}`,
    preview: 'The link works once, and for an hour.',
    heading: 'Choose a new password',
    lines: ['Open the link to choose a new password. It works once, and for an hour.'],
    button: { label: 'Choose a new password', link },
    closing: 'You did not ask for it? Then nothing has changed, and you can delete this mail.',
  });

/** Queues the reset mail of an account of the embedded provider. */
export const queueReset = async (
  db: Database,
  context: Pick<Context, 'vault' | 'clock' | 'publicUrl'>,
  { uid, email, token }: { uid: string; email: string; token: string },
): Promise<void> => {
  const link = `${context.publicUrl}/auth/reset?token=${encodeURIComponent(token)}`;
  const giveUpAt = new Date(context.clock().getTime() + usefulFor);
  await queueMail(db, context, { kind: 'reset', people: [uid], letter: resetMail(email, link), giveUpAt });
};
