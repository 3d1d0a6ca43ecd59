import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { type ErrorCode, errors } from '../../../contract/errors.ts';
import { cache, keys } from '../../api/cache.ts';
import { setTokenSource } from '../../api/client.ts';
import { type TapState, useTap } from './use-tap.ts';

const taps = { wording: 'as it reads', yours: null, theirs: null };

const tapped = (): TapState => {
  let tap: TapState | undefined;
  const Reader = () => {
    tap = useTap({ questionId: 'moving-in-01', category: 'moving-in', taps });
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: cache }, createElement(Reader)));
  if (!tap) throw new Error('nothing was drawn');
  return tap;
};

const shown = [keys.answers, keys.questions('moving-in'), keys.score, keys.inviteStatus];

afterEach(() => {
  cache.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each<[ErrorCode, boolean]>([
  ['no_partner', true],
  ['unavailable', false],
])(
  'a tap that is refused with %s: all that a partner changes is out of date: %s',
  async (code, outOfDate) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    setTokenSource(async () => 'token');
    const { status, message } = errors[code];
    vi.stubGlobal('fetch', async () => Response.json({ code, message, error: message }, { status }));
    for (const key of shown) cache.setQueryData(key, 'before');
    tapped().run('same-page');
    await vi.waitFor(() => expect(cache.getMutationCache().getAll()[0]?.state.status).toBe('error'));
    await vi.waitFor(() => {
      for (const key of shown)
        expect([key, cache.getQueryState(key)?.isInvalidated]).toEqual([key, outOfDate]);
    });
  },
);
