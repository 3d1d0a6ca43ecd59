import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { passwordMail } from '../accounts/password-mail.ts';
import { invitationMail } from '../invites/invitation-mail.ts';
import { joinedMail } from '../invites/joined-mail.ts';
import { dayPalette, nightPalette } from './palette.ts';
import { writtenName } from './written-name.ts';

const link = 'https://afterglow.example/join?code=AB2CD';
const to = 'ada@example.org';

const letters = (name: string) => [
  invitationMail(to, name, link),
  joinedMail(to, { firstName: name, confirmed: false }, link),
  joinedMail(to, { firstName: name, confirmed: true }, link),
  passwordMail('forgotten', to, link),
  passwordMail('new-account', to, link),
  passwordMail('has-account', to, link),
];

const previewOf = (html: string): string => /<div style="display:none[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

const wordsOf = (html: string): string =>
  html
    .replace(/<(style|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));

describe('every mail', () => {
  test.each(letters('Bela'))('$subject says the same in text and in HTML', ({ text, html }) => {
    const words = wordsOf(html);
    for (const part of text.split('\n').filter((line) => line !== '' && line !== '-- '))
      expect(words).toContain(part.replace(/:$/, ''));
  });

  test.each(letters('Bela'))(
    '$subject has one button, its address below, and fetches nothing',
    ({ html }) => {
      expect(html.match(/<a /g)).toHaveLength(2);
      expect([...html.matchAll(/https?:[^"<\s]+/g)].map(([url]) => url)).toEqual([link, link, link]);
      expect(html).not.toMatch(/<img|<link|url\(|@import|src=|<script/);
    },
  );

  test.each(letters('Bela'))(
    '$subject tells a stranger nothing in subject and preview',
    ({ subject, html }) => {
      expect(previewOf(html)).not.toBe('');
      expect(`${subject} ${previewOf(html)}`).not.toMatch(
        /sex|intima|love|erotic|kiss|bed|orgasm|desire|relationship|couple|post-/i,
      );
    },
  );
});

describe('a name in a mail', () => {
  test.each([
    ['a line end', 'Bela\r\nBcc: eve'],
    ['a separator of lines', 'Bela\u2028Eve'],
    ['a turned direction', 'Bela\u202eevE\u2066'],
    ['markup', '<b onclick="x">Bela'],
    ['quotes and commas', '"Bela", \'x\', <'],
  ])('with %s stays a name', (_, name) => {
    for (const { subject, html } of letters(name)) {
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
      expect(html).not.toMatch(/<b[ >]|onclick="|[\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  test.each([
    ['Ada', 'Ada'],
    ['  Zoë  Maria ', 'Zoë Maria'],
    ["O'Neil, Jr.", "O'Neil, Jr."],
    ['J.R.', 'J.R.'],
    ['愛', '愛'],
    ['👩‍❤️‍👩', '👩‍❤️‍👩'],
    ['win at evil.example', ''],
    ['https://evil.example', ''],
    ['www evil', ''],
    ['eve@evil.example', ''],
    ['\u200b', ''],
    ['x'.repeat(60), `${'x'.repeat(40)}…`],
  ])('%j is written %j', (name, written) => {
    expect(writtenName(name)).toBe(written);
  });

  test('that is none gives way to words', () => {
    const [invitation, joined] = letters('\u200b');
    expect(invitation?.subject).toBe('Somebody close to you invited you to Afterglow');
    expect(joined?.subject).toBe('Your partner has joined you on Afterglow');
  });
});

describe('the colours', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8');
  const [day = '', night = ''] = tokens.split('@media (prefers-color-scheme: dark)');
  const tokenIn = (css: string, name: string) =>
    new RegExp(`--${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}: (#\\w+);`).exec(css)?.[1];

  test.each(Object.keys(dayPalette) as (keyof typeof dayPalette)[])(
    '%s is the token of both themes',
    (name) => {
      expect([dayPalette[name], nightPalette[name]]).toEqual([tokenIn(day, name), tokenIn(night, name)]);
    },
  );
});
