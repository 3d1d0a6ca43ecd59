import { brand } from '../../../contract/brand.ts';
import type { Message } from '../../context.ts';
import { writeLetter } from '../mails/letter.ts';
import { writtenName } from '../mails/written-name.ts';

/** The mail that carries a join link; nothing in it tells what the product is about. */
export const invitationMail = (to: string, inviterName: string, link: string): Omit<Message, 'id'> => {
  const who = writtenName(inviterName) || 'Somebody close to you';
  return writeLetter({
    to,
    subject: `${who} invited you to ${brand.name}`,
    preview: 'Open the link to join. It works for up to seven days.',
    heading: `${who} invited you`,
    lines: [
      `${who} would like to connect with you on ${brand.name}, a quiet place for two.`,
      'The link brings you there. It works for up to seven days, and for one person only.',
    ],
    button: { label: 'Accept the invitation', link },
    closing: 'You do not know who this is from? Then leave it be: nothing happens, and nobody is told.',
  });
};
