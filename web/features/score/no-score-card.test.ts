import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { cache, keys } from '../../api/cache.ts';
import { generate } from './generate.fixture.ts';
import { NoScoreCard } from './no-score-card.tsx';

const know = (hasPartner: boolean, you: number, partner = you, withheld = 0): void => {
  const counted = { you, partner, withheld };
  cache.setQueryData(keys.answers, { answers: [], counted, hasPartner, partnerEmail: null });
};

const shown = (hasPartner: boolean): string => {
  const card = createElement(NoScoreCard, { hasPartner, generate, onGoToQuestions: () => undefined });
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, card));
};

afterEach(() => cache.clear());

test.each([
  ['too few answers', true, 4, 'A score needs at least 5 answers from each of you.'],
  ['enough of them', true, 5, 'You have both answered enough.'],
  ['no partner yet', false, 4, 'Until your partner joins, collect your own five answers.'],
])('with %s', (_, hasPartner, count, text) => {
  know(hasPartner, count);
  const html = shown(hasPartner);
  expect(html).toContain('No Score Yet');
  expect(html).toContain(text);
  expect(html).toContain(`${count} of 5 answers`.replace(/\s/g, ' '));
  expect(html).toContain(count < 5 ? `>${5 - count} more<` : '>enough<');
});

test('where answers wait for the confirmation, they do not count yet, and the card says so', () => {
  know(true, 0, 5, 5);
  const html = shown(true);
  expect(html).toContain('once you say yes to “Is this your partner?” above');
  expect(html).toContain('0 of 5 answers');
  expect(html).not.toContain('You have both answered enough.');
});

test('until the answers are known, nothing is said about how many there are', () => {
  const html = shown(true);
  expect(html).toContain('No Score Yet');
  expect(html).not.toMatch(/ more<| of 5/);
});
