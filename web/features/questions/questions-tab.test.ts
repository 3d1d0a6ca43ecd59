import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { categories } from '../../../contract/categories.ts';
import { cache, keys } from '../../api/cache.ts';
import { question } from './question.fixture.ts';
import QuestionsTab from './questions-tab.tsx';

const shown = (search: string): string => {
  const tab = createElement(QuestionsTab, { hasPartner: false, onAddPartner: () => undefined });
  const children = createElement(QueryClientProvider, { client: cache }, tab);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', ssrSearch: search, children }));
};

afterEach(() => cache.clear());

test('the categories stand between the heading and the tips, in their order', () => {
  const text = shown('').replace(/<[^>]*>/g, '\n');
  const order = [
    'Grow Closer, One Topic at a Time',
    'Categories',
    ...categories.map(({ title }) => title),
    'Tips for Better Answers',
  ].map((words) => text.indexOf(words));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('a category is called not started once that is known', () => {
  expect(shown('')).not.toContain('Not started');
  cache.setQueryData(keys.answers, { answers: [], hasPartner: false, partnerEmail: null });
  expect(shown('').match(/Not started/g)).toHaveLength(categories.length);
});

test('a category shows its title, the way back and its first question', () => {
  cache.setQueryData(keys.questions('moving-in'), [question]);
  const html = shown('category=moving-in');
  expect(html).toMatch(/<button[^>]*>.*Back to Categories<\/button>/s);
  expect(html).toMatch(/<h1[^>]*>.*Moving In<\/h1>/s);
  expect(html).toContain('Which corner is yours?');
});

test('an unknown category is the choice of categories', () => {
  expect(shown('category=nothing')).toContain('Grow Closer, One Topic at a Time');
});

test('a category opens at the question that the address names, else where the partner waits', () => {
  const other = { ...question, id: 'moving-in-02', questionText: 'Which noise stays outside?' };
  const waiting = { ...question, id: 'moving-in-03', questionText: 'Who cooks?', isPartnerQuestion: true };
  cache.setQueryData(keys.questions('moving-in'), [question, other, waiting]);
  expect(shown('category=moving-in&question=moving-in-02')).toContain('Which noise stays outside?');
  expect(shown('category=moving-in&question=moving-in-99')).toContain('Who cooks?');
  expect(shown('category=moving-in')).toContain('Who cooks?');
});
