import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { CategoryId } from '../../../contract/categories.ts';
import { listen, type Signal } from '../../browser/analytics.ts';
import QuestionsTab from './questions-tab.tsx';

const strip = vi.hoisted(() => ({ choose: (_: CategoryId): void => {} }));

vi.mock('./category-strip.tsx', () => ({
  CategoryStrip: ({ onChoose }: { onChoose: (id: CategoryId) => void }) => {
    strip.choose = onChoose;
    return null;
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a category that is chosen is a new address, and is told by its id', () => {
  const children = createElement(QuestionsTab, { hasPartner: false, onAddPartner: () => undefined });
  renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', ssrSearch: '', children }));
  const pushState = vi.fn();
  vi.stubGlobal('history', { pushState });
  vi.stubGlobal('location', { pathname: '/dashboard', search: '', hash: '' });
  vi.stubGlobal('window', { scrollTo: () => undefined });
  const heard: Signal[] = [];
  const stop = listen((signal) => heard.push(signal));
  strip.choose('moving-in');
  stop();
  expect(pushState.mock.calls.map(([, , address]) => address)).toEqual([
    '/dashboard?category=moving-in#questions',
  ]);
  expect(heard).toEqual([{ event: 'question_category_selected', params: { category: 'moving-in' } }]);
});
