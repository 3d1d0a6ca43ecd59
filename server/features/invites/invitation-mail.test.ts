import { describe, expect, test } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const link = 'https://afterglow.example/join?code=AB2CD';
const from = (name: string) => invitationMail('bela@example.org', name, link);

describe('the mail that carries a join link', () => {
  test('shows a hostile name as it is, and nothing of it is markup', () => {
    const { html, text } = from(`<img src=x onerror="alert('1')">`);
    expect(html).not.toMatch(/<img|onerror="/);
    expect(html).toContain('&#60;img');
    expect(text).toContain('<img');
  });

  test('has no line break in its subject', () => {
    expect(from('Ada\r\nBcc: all@example.org').subject).not.toMatch(/\p{Cc}/u);
  });

  test('names somebody where there is no name', () => {
    expect(from('').subject).toMatch(/^Somebody close to you /);
  });
});
