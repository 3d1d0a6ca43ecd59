import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Taps } from '../../../contract/taps.ts';
import { cache } from '../../api/cache.ts';
import { TapBar } from './tap-bar.tsx';

const shown = (given: Pick<Taps, 'yours' | 'theirs'>): string => {
  const taps = { wording: 'as it reads', ...given };
  const bar = createElement(TapBar, { questionId: 'moving-in-01', category: 'moving-in', taps });
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, bar));
  return html.replaceAll('&#x27;', "'");
};

const pressed = (html: string): string[] =>
  [...html.matchAll(/<button [^>]*aria-pressed="true"[^>]*>.*?<\/svg>([^<]*)</g)].map(
    ([, label = '']) => label,
  );

test('there are three taps, and none is chosen before I have', () => {
  const html = shown({ yours: null, theirs: null });
  for (const label of ['Same page', 'Not quite', "Let's talk"]) expect(html).toContain(label);
  expect(pressed(html)).toEqual([]);
});

test('mine is marked, and the partner’s is told in words', () => {
  const html = shown({ yours: 'not-quite', theirs: 'lets-talk' });
  expect(pressed(html)).toEqual(['Not quite']);
  expect(html).toContain("You: Not quite. Your partner: Let's talk.");
});
