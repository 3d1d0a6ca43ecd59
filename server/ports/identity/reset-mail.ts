import { brand } from '../../../contract/brand.ts';

export type ResetMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The mail with the link to choose a new password; the link is made of letters, digits and `%`, `?`, `=` only. */
export const resetMail = (to: string, link: string): ResetMail => ({
  to,
  subject: `Choose a new password for ${brand.name}`,
  text: `Open this link within an hour to choose a new password:\n\n${link}\n\nIf you did not ask for it, nothing has changed.\n`,
  html: `<p>Open this link within an hour to choose a new password:</p><p><a href="${link}">${link}</a></p><p>If you did not ask for it, nothing has changed.</p>`,
});
