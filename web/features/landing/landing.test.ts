import { expect, test } from 'vitest';
import { renderLanding } from '../../prerender.tsx';

const html = renderLanding();
const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const linkTo = (label: string): string => {
  const [, address = ''] = new RegExp(`<a href="([^"]*)"[^>]*>${label}</a>`).exec(html) ?? [];
  return address;
};

test('name, tagline and the three words stand on top', () => {
  expect(text).toContain('Afterglow Your post-intimacy feedback app Ask Answer Understand');
});

test('a pitch and an example conversation follow', () => {
  expect(text).toContain('Small questions for two people who love each other.');
  expect(html).toMatch(/<figure[^>]*>.*An example: two answers to one question.*<\/figure>/s);
});

test.each([
  ['Create an account', '/auth/create-account'],
  ['Sign in', '/auth/sign-in'],
  ['Who sees what', '/privacy'],
  ['Help lines', '/help'],
])('%s leads to %s', (label, address) => {
  expect(linkTo(label)).toBe(address);
});

test('an invitation is said to those who bring a code, and hidden from others', () => {
  expect(html).toMatch(/<div[^>]*data-invited="" hidden=""><p[^>]*>You have an invitation\./);
});

test('the footer says who made it, and its picture leads to the author in a new tab', () => {
  expect(text).toContain('Made in India and tested daily with my partner.');
  expect(html).toMatch(
    /<a href="https:[^"]*" target="_blank" rel="noopener noreferrer"[^>]*><svg[^>]*role="img"/,
  );
});

test('other games are mentioned as what comes next', () => {
  expect(text).toContain('Quizzes and truth-or-dare');
});
