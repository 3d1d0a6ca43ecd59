import { brand } from '../../../contract/brand.ts';

const asHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The mail that carries a join link; nothing in it tells what the product is about. */
export const invitationMail = (to: string, inviterName: string, link: string) => {
  const who = inviterName || 'Somebody close to you';
  const subject = `${who.replace(/[\p{Cc}]/gu, ' ')} invited you to ${brand.name}`;
  const lines = [
    `${who} would like to connect with you on ${brand.name}.`,
    'Open this link to join. It works for seven days:',
  ];
  const text = `${lines.join('\n')}\n\n${link}\n`;
  const html = `<p>${lines.map(asHtml).join('<br>')}</p><p><a href="${asHtml(link)}">${asHtml(link)}</a></p>`;
  return { to, subject, text, html };
};
