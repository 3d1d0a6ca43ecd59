import { brand } from '../../../contract/brand.ts';
import type { Message } from '../mail/port.ts';

/** The mail with the link to choose a new password; the link is made of letters, digits and `%`, `?`, `=` only. */
export const resetMail = (to: string, link: string): Message => ({
  to,
  subject: `Choose a new password for ${brand.name}`,
  text: `Open this link within an hour to choose a new password:\n\n${link}\n\nIf you did not ask for it, nothing has changed.\n`,
  html: `<p>Open this link within an hour to choose a new password:</p><p><a href="${link}">${link}</a></p><p>If you did not ask for it, nothing has changed.</p>`,
});
