import { expect, test } from 'vitest';
import { helpLines } from '../../../content/help-lines.ts';
import { byCountry, dial, siteOf, standing } from './help-page.ts';

test('every line is there once, under its country', () => {
  const shown = byCountry(helpLines);
  expect(shown.map(({ name }) => name)).toEqual([
    'India',
    'United States',
    'United Kingdom',
    'International',
  ]);
  expect(shown.flatMap(({ lines }) => lines)).toEqual(helpLines);
});

test.each([
  ['112', 'tel:112'],
  ['1-800-799-7233', 'tel:18007997233'],
  ['116 123', 'tel:116123'],
  ['0808 2000 247', 'tel:08082000247'],
  ['+91 22 2754 6669', 'tel:+912227546669'],
])('%s dials %s', (phone, address) => {
  expect(dial(phone)).toBe(address);
});

test('every number dials digits only', () => {
  for (const { phone } of helpLines) if (phone) expect(dial(phone)).toMatch(/^tel:\d{3,}$/);
});

test.each([
  ['https://www.samaritans.org', 'samaritans.org'],
  ['https://findahelpline.com', 'findahelpline.com'],
])('%s is shown as %s', (website, site) => {
  expect(siteOf(website)).toBe(site);
});

const line = {
  country: 'India',
  name: 'Somebody',
  topics: ['crisis' as const],
  about: 'For all.',
  phone: '123',
};

test.each([
  [
    { ...line, source: 'https://www.example.org/contact', checked: '2026-11-20' },
    'Read at example.org on November 20, 2026.',
  ],
  [
    { ...line, unverified: true as const },
    'We could not verify this one. Please check it before you rely on it.',
  ],
])('%o stands as %s', (known, sentence) => {
  expect(standing(known)).toBe(sentence);
});
