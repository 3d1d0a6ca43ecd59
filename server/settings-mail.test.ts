import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const publicUrl = { PUBLIC_URL: 'https://afterglow.example' };

describe('mail', () => {
  test('goes into a folder without a setting, from an address of the product', () => {
    const { smtpUrl, mailFrom } = readSettings({ ...publicUrl, SMTP_URL: '' });
    expect([smtpUrl, mailFrom]).toEqual([null, { name: 'Afterglow', address: 'no-reply@afterglow.example' }]);
  });

  test.each([
    ['hello@example.org', 'Afterglow', 'hello@example.org'],
    ['<hello@example.org>', 'Afterglow', 'hello@example.org'],
    ['Two of us <hello@example.org>', 'Two of us', 'hello@example.org'],
    ['Zwei, wir <hello@example.org>', 'Zwei, wir', 'hello@example.org'],
  ])('comes from %s', (given, name, address) => {
    expect(readSettings({ MAIL_FROM: given }).mailFrom).toEqual({ name, address });
  });

  test.each(['hello', 'a@b.c, d@e.f', 'Two <a@b.c> <d@e.f>', 'a@b.c\r\nBcc: d@e.f', 'X\n <a@b.c>'])(
    'does not come from %j',
    (given) => {
      expect(() => readSettings({ MAIL_FROM: given })).toThrow(/MAIL_FROM/);
    },
  );

  test.each(['http://user:hush@mail.example', 'mail.example:587', 'smtp//user:hush@mail.example'])(
    'is not sent to %s, and no password is repeated',
    (given) => {
      expect(() => readSettings({ SMTP_URL: given })).toThrow(/^(?=[\s\S]*SMTP_URL)(?![\s\S]*hush)/);
    },
  );
});
