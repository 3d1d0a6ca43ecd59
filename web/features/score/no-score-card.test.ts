import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { cache, keys } from '../../api/cache.ts';
import { NoScoreCard } from './no-score-card.tsx';

const both: Omit<AnswerEntry, 'questionId'> = {
  questionText: '?',
  category: 'moving-in',
  userAnswer: { answerText: 'Tea.', createdAt: '', updatedAt: null },
  partnerAnswer: { locked: false, answerText: 'Coffee.' },
  taps: null,
};

const know = (hasPartner: boolean, count: number): void => {
  const answers = Array.from({ length: count }, (_, index) => ({ ...both, questionId: `q${index}` }));
  cache.setQueryData(keys.answers, { answers, hasPartner, partnerEmail: null });
};

const shown = (hasPartner: boolean): string => {
  const generate = { run: () => undefined, isBusy: false, problem: null };
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

test('until the answers are known, nothing is said about how many there are', () => {
  const html = shown(true);
  expect(html).toContain('No Score Yet');
  expect(html).not.toMatch(/ more<| of 5/);
});
