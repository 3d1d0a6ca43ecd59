import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { categories } from '../../../contract/categories.ts';
import { cache, keys } from '../../api/cache.ts';
import AnswersTab from './answers-tab.tsx';

const entry: AnswerEntry = {
  questionId: 'moving-in-01',
  questionText: 'Which corner is yours?',
  category: 'moving-in',
  userAnswer: null,
  partnerAnswer: { locked: true },
  taps: null,
};

const shown = (partnerEmail: string | null, answers?: readonly AnswerEntry[], ssrSearch = ''): string => {
  if (answers) cache.setQueryData(keys.answers, { answers, hasPartner: partnerEmail !== null, partnerEmail });
  const tab = createElement(AnswersTab, {
    hasPartner: partnerEmail !== null,
    partnerEmail,
    onGoToQuestions: () => undefined,
  });
  const children = createElement(QueryClientProvider, { client: cache }, tab);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', ssrSearch, children }));
};

const offer = 'Notifications, for later';

beforeEach(() => {
  const Notification = { permission: 'default' };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification });
});
afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
});

describe('Recent Answers', () => {
  test('begin with a place held for them', () => {
    expect(shown(null)).toMatch(/<h1[^>]*>Recent Answers<\/h1>.*aria-label="Loading your answers"/s);
  });

  test('can be filtered by each category', () => {
    const options = [...shown(null, [entry]).matchAll(/<option [^>]*>([^<]*)<\/option>/g)];
    expect(options.map(([, title]) => title)).toEqual([
      'All categories',
      ...categories.map(({ title }) => title),
    ]);
  });

  test.each([
    ['filter=moving-in', 'Which corner is yours?'],
    ['filter=health-goals', 'Nothing in this category yet'],
    ['filter=nothing', 'Which corner is yours?'],
  ])('with %s in the address show %s', (search, text) => {
    expect(shown(null, [entry], search)).toContain(text);
  });

  test('can be refreshed when there is a partner, whose address stands there', () => {
    const html = shown('jonas@example.com', [entry]);
    expect(html).toContain('aria-label="Refresh answers"');
    expect(html).toContain('jonas@example.com');
  });

  test('cannot be refreshed without a partner', () => {
    expect(shown(null, [entry])).not.toContain('Refresh answers');
  });

  test('lead to the questions while there are none', () => {
    expect(shown(null, [])).toMatch(/<button[^>]*>Go to Questions<\/button>/);
  });

  test('offer notifications to those who have not decided', () => {
    expect(shown(null, [entry])).toContain(offer);
    expect(shown(null, [entry])).toContain('None are sent yet.');
    vi.stubGlobal('Notification', { permission: 'denied' });
    expect(shown(null, [entry])).not.toContain(offer);
  });
});
