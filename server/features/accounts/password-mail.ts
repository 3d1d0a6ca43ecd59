import { brand } from '../../../contract/brand.ts';
import type { Context, Database, Message } from '../../context.ts';
import { accountKey, count } from '../../http/budget.ts';
import { writeLetter } from '../mails/letter.ts';
import { queueMail } from '../mails/queue-mail.ts';

/** Milliseconds after which the mail is not sent any more: its link lives an hour and would leave no time to use it. */
const usefulFor = 50 * 60_000;

/** Nobody's inbox is filled from however many addresses; whoever is over it has five links, each good for an hour. */
const mailedLinks = { most: 5, seconds: 3600 };

/** Why somebody is sent the page where a password is chosen; the last two where it is hidden who has an account. */
type PasswordMail = 'forgotten' | 'new-account' | 'has-account';

const words = {
  forgotten: {
    subject: `Choose a new password for ${brand.name}`,
    heading: 'Choose a new password',
    lines: ['Open the link to choose a new password. It works once, and for an hour.'],
    button: 'Choose a new password',
    closing: 'You did not ask for it? Then nothing has changed, and you can delete this mail.',
  },
  'new-account': {
    subject: `Finish your account at ${brand.name}`,
    heading: 'Almost there',
    lines: [
      'Open the link to choose your password, and your account is ready. It works once, and for an hour.',
    ],
    button: 'Choose your password',
    closing: 'You did not sign up? Then delete this mail: without it nobody gets in.',
  },
  'has-account': {
    subject: `You already have an account at ${brand.name}`,
    heading: 'You are here already',
    lines: [
      'Somebody, perhaps you, has tried to sign up with this address. It has an account.',
      'Sign in with your password, or open the link to choose a new one. It works once, and for an hour.',
    ],
    button: 'Choose a new password',
    closing: 'It was not you? Then nothing has changed, and you can delete this mail.',
  },
} as const;

/** A mail with the link to choose a password. */
export const passwordMail = (why: PasswordMail, to: string, link: string): Omit<Message, 'id'> => {
  const { button, ...rest } = words[why];
  const preview = 'The link works once, and for an hour.';
  return writeLetter({ to, preview, ...rest, button: { label: button, link } });
};

type Account = { readonly uid: string; readonly email: string; readonly token: string };

/** Queues such a mail for an account of the embedded provider, unless it was sent enough of them; the token opens the page. */
export const queuePasswordMail = async (
  db: Database,
  context: Pick<Context, 'vault' | 'clock' | 'publicUrl'>,
  why: PasswordMail,
  { uid, email, token }: Account,
): Promise<void> => {
  const now = context.clock();
  if ((await count(db, accountKey('mailedLinks', uid), mailedLinks, now)) !== null) return;
  const letter = passwordMail(
    why,
    email,
    `${context.publicUrl}/auth/reset?token=${encodeURIComponent(token)}`,
  );
  const giveUpAt = new Date(now.getTime() + usefulFor);
  await queueMail(db, context, { kind: 'password', people: [uid], letter, giveUpAt });
};
