import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question } from '../../../contract/questions.ts';
import { cache } from '../../api/cache.ts';
import { currentToast, subscribeToToast } from '../../ui/toast-store.ts';
import { question } from './question.fixture.ts';
import { type Card, useCard } from './use-card.ts';

const saved = { answerText: 'The window.', createdAt: '', updatedAt: null, analysis: null };

/** The card as it opens, on what is stored or on what was typed before. */
const opened = (userAnswer: Question['userAnswer'], draft: string | null): Card => {
  vi.stubGlobal('sessionStorage', { getItem: () => draft });
  let card: Card | undefined;
  const Reader = () => {
    card = useCard({ ...question, userAnswer });
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, createElement(Reader)));
  if (!card) throw new Error('nothing was drawn');
  return card;
};

const asked = vi.fn(async () => new Response('', { status: 503 }));
const toasts: string[] = [];
let stop: () => void;

beforeEach(() => {
  asked.mockClear();
  toasts.length = 0;
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  stop = subscribeToToast(() => toasts.push(currentToast()?.title ?? ''));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[string, Question['userAnswer'], string | null, number, readonly string[]]>([
  ['words that were never saved are asked about', null, 'The window.', 1, ['Analysis failed']],
  ['nothing but space is refused', null, ' \n', 0, ['Please provide an answer']],
  ['words that are too many are not called none', null, 'x'.repeat(4001), 0, []],
  ['a saved answer is not asked about again', saved, null, 0, []],
])('%s', async (_, userAnswer, draft, times, said) => {
  opened(userAnswer, draft).analyze();
  // Whatever is asked is asked within this turn.
  await new Promise((done) => setTimeout(done));
  await vi.waitFor(() => expect(toasts).toEqual(said));
  expect(asked).toHaveBeenCalledTimes(times);
});
