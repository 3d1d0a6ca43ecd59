import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ErrorCode, errors } from '../../../contract/errors.ts';
import { cache, keys } from '../../api/cache.ts';
import { setTokenSource } from '../../api/client.ts';
import { type Generate, useGenerate } from './use-generate.ts';

const generate = (): Generate => {
  let found: Generate | undefined;
  const Reader = () => {
    found = useGenerate();
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, createElement(Reader)));
  if (!found) throw new Error('nothing was drawn');
  return found;
};

const lists = [keys.answers, keys.questions('moving-in')];

const outOfDate = () => lists.map((key) => cache.getQueryState(key)?.isInvalidated);

const ended = () => vi.waitFor(() => expect(cache.isMutating()).toBe(0));

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  setTokenSource(async () => 'token');
  for (const key of lists) cache.setQueryData(key, 'before');
});

afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a new score counts answers that the lists may not have', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ compatibilityScore: 71 }));
  generate().run();
  await ended();
  await vi.waitFor(() => expect(outOfDate()).toEqual([true, true]));
});

test.each<[ErrorCode, boolean]>([
  ['answers_missing', true],
  ['unavailable', false],
])('a score that is refused with %s: the lists are out of date: %s', async (code, is) => {
  const { status, message } = errors[code];
  vi.stubGlobal('fetch', async () => Response.json({ code, message, error: message }, { status }));
  generate().run();
  await ended();
  await vi.waitFor(() => expect(outOfDate()).toEqual([is, is]));
});
