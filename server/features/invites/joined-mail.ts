import { brand } from '../../../contract/brand.ts';
import type { Message } from '../../context.ts';
import { writeLetter } from '../mails/letter.ts';
import { writtenName } from '../mails/written-name.ts';

/** The mail that tells an inviter who came; it names the first name and nothing else. */
export const joinedMail = (
  to: string,
  joiner: { readonly firstName: string; readonly confirmed: boolean },
  link: string,
): Omit<Message, 'id'> => {
  const who = writtenName(joiner.firstName) || 'Your partner';
  return writeLetter({
    to,
    subject: `${who} has joined you on ${brand.name}`,
    preview: 'Your invitation was accepted.',
    heading: `${who} is here`,
    lines: [
      'Your invitation was accepted: you two are connected now.',
      ...(joiner.confirmed
        ? []
        : [`Open ${brand.name} and confirm that this is the right person. One tap is enough.`]),
    ],
    button: { label: `Open ${brand.name}`, link },
    closing: 'You get this mail once, because you sent an invitation.',
  });
};
