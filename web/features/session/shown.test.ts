import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmailField } from './email-field.tsx';
import { EnteredEmail } from './entered-email.tsx';
import { signInTexts, signUpTexts } from './flow-texts.ts';
import { NameFields } from './name-fields.tsx';
import { Terms } from './terms.tsx';

test.each([
  ['', false],
  [' ', false],
  ['mira', true],
  ['mira@example.com', false],
])('%j is called no valid email address: %s', (value, said) => {
  const field = createElement(EmailField, {
    texts: signInTexts.email,
    value,
    onChange: () => undefined,
    failure: null,
  });
  expect(renderToStaticMarkup(field).includes('Please enter a valid email address')).toBe(said);
});

test('the address of the step before is shown', () => {
  const html = renderToStaticMarkup(createElement(EnteredEmail, { email: 'mira@example.com' }));
  expect(html).toContain('<bdi>mira@example.com</bdi>');
});

test('the first step has a notice of terms and privacy', () => {
  expect(renderToStaticMarkup(createElement(Terms))).toContain(
    'By continuing you accept our terms and privacy notice.',
  );
});

test('the third step asks for a first and a last name', () => {
  const fields = createElement(NameFields, { firstName: '', lastName: '', type: () => () => undefined });
  const labels = [...renderToStaticMarkup(fields).matchAll(/<label [^>]*>([^<]*)<\/label>/g)];
  expect(labels.map(([, label]) => label)).toEqual(['First name', 'Last name']);
});

test('the steps have these headings, placeholders and buttons', () => {
  const { email, password, name, continue: next, creating } = signUpTexts;
  expect([email.heading, email.placeholder]).toEqual(["What's your email?", 'Enter your email']);
  expect([password.heading, password.placeholder]).toEqual(['Choose a password', 'Enter your password']);
  expect([name.heading, next, creating]).toEqual([
    "What's your name?",
    'Continue',
    'Creating your account...',
  ]);
  const { password: second, continue: on, signIn, signingIn, forgot } = signInTexts;
  expect(second.heading).toBe('Enter your password');
  expect([on, signIn, signingIn, forgot]).toEqual([
    'Continue',
    'Sign In',
    'Signing in...',
    'Forgot Password?',
  ]);
});
