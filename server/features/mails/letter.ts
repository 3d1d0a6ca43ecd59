import { brand } from '../../../contract/brand.ts';
import type { Message } from '../../context.ts';
import { dayPalette, nightRules } from './palette.ts';

/** What a mail says; `closing` stands small below the link. */
type Letter = {
  readonly to: string;
  readonly subject: string;
  /** The line that a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
  readonly closing: string;
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const asText = ({ heading, lines, button, closing }: Letter): string =>
  [heading, ...lines, `${button.label}:\n${button.link}`, closing, `-- \n${brand.name}`]
    .join('\n\n')
    .concat('\n');

const { paper, surface, line, ink, inkSoft, ember, onEmber } = dayPalette;
const serif = "Georgia,'Times New Roman',serif";
const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const paragraph = (text: string): string =>
  `<p class="ink" dir="auto" style="margin:0 0 16px;font-size:17px;line-height:1.55;color:${ink}">${escaped(text)}</p>`;

const buttonHtml = ({ label, link }: Letter['button']): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:24px 0"><tr><td class="ember" bgcolor="${ember}" style="border-radius:999px;background:${ember}"><a class="on-ember" href="${escaped(link)}" style="display:inline-block;padding:15px 30px;border-radius:999px;font-family:${sans};font-size:17px;line-height:1.2;font-weight:600;color:${onEmber};text-decoration:none">${escaped(label)}</a></td></tr></table>`;

const small = 'margin:0 0 8px;font-size:14px;line-height:1.5';

const body = ({ heading, lines, button, closing }: Letter): string => `
<h1 class="ink" dir="auto" style="margin:0 0 16px;font-family:${serif};font-size:27px;line-height:1.2;font-weight:600;color:${ink}">${escaped(heading)}</h1>
${lines.map(paragraph).join('\n')}
${buttonHtml(button)}
<p class="soft" style="${small};color:${inkSoft}">If the button does not work, open this address:</p>
<p style="${small};word-break:break-all"><a class="link" href="${escaped(button.link)}" style="color:${ember}">${escaped(button.link)}</a></p>
<p class="soft" style="${small};margin-top:24px;color:${inkSoft}">${escaped(closing)}</p>`;

const asHtml = (letter: Letter): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(letter.subject)}</title>
<style>:root{color-scheme:light dark}${nightRules}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(letter.preview)}</div>
<table class="paper" role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${paper}"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:520px"><tr><td align="left" style="padding:0 8px 16px">
<span class="link" style="font-family:${serif};font-size:22px;font-weight:600;color:${ember}">${escaped(brand.name)}</span>
</td></tr><tr><td class="surface" align="left" style="padding:32px 28px;border:1px solid ${line};border-radius:24px;background:${surface};font-family:${sans}">${body(letter)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

/** A mail in the product's design, as text and as HTML that says the same: one button, its address below, no pictures. */
export const writeLetter = (letter: Letter): Omit<Message, 'id'> => ({
  to: letter.to,
  subject: letter.subject,
  text: asText(letter),
  html: asHtml(letter),
});
