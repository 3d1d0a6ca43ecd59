import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { cache, keys } from '../../api/cache.ts';
import { embeddedIdentity } from '../../api/embedded-identity.ts';
import { drafts } from '../../browser/drafts.ts';
import { useAllowModel } from '../model/queries.ts';
import { useGenerateScore } from '../score/queries.ts';
import { useTap } from '../taps/use-tap.ts';
import { useSignOut } from './door.ts';
import { currentSession, startSession } from './store.ts';
import '../../screens/with-cache.tsx';

/** Two people on one browser tab, and what is left there of the one for the other. */
const keptByTab: Record<string, unknown> = {
  getItem: (key: string) => keptByTab[key] ?? null,
  setItem: (key: string, text: string) => {
    keptByTab[key] = text;
  },
  removeItem: (key: string) => {
    delete keptByTab[key];
  },
};

const question = 'moving-in-01';
const words = 'Half a thought';
let isOver = false;

const token = `x.${btoa('{"iat":0,"exp":900}')}.y`;

const answer = async (path: string, { body = '' }: { readonly body?: string } = {}): Promise<Response> => {
  if (path === '/identity/sign-in/email') {
    const { email } = JSON.parse(body);
    return Response.json({ user: { id: email, email }, token: 't' });
  }
  if (path === '/identity/token')
    return isOver ? new Response('', { status: 401 }) : Response.json({ token });
  if (path === '/api/auth/login') return new Response('', { status: 403 });
  return Response.json({});
};

const enter = (name: string) => embeddedIdentity.signIn(name, 'secret');

/** What a hook gives to a screen. */
const drawn = <T>(use: () => T): T => {
  const found: T[] = [];
  const Reader = () => {
    found.push(use());
    return null;
  };
  const children = createElement(QueryClientProvider, { client: cache }, createElement(Reader));
  renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
  if (!found[0]) throw new Error('nothing was drawn');
  return found[0];
};

beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('history', { pushState: () => undefined });
  vi.stubGlobal('sessionStorage', keptByTab);
  isOver = false;
  startSession();
  await enter('mira');
  drafts.write(question, words);
  cache.setQueryData(keys.answers, { answers: [], hasPartner: false, partnerEmail: null });
});
afterEach(async () => {
  await embeddedIdentity.signOut();
  drafts.clearAll();
  cache.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('somebody who comes in another’s place finds neither their words nor what was fetched for them', async () => {
  await enter('jonas');
  expect(currentSession().identityUser?.uid).toBe('jonas');
  expect(cache.getQueryCache().getAll()).toEqual([]);
  expect(drafts.read(question)).toBe('');
  expect(Object.values(keptByTab)).not.toContain(words);
});

test.each<[string, readonly string[], () => { begin: () => void }]>([
  [
    'a score',
    keys.score,
    () => {
      const { mutate } = useGenerateScore();
      return { begin: () => mutate() };
    },
  ],
  [
    'a yes to a model',
    keys.modelConsent,
    () => {
      const { mutate } = useAllowModel();
      return { begin: () => mutate('models.example') };
    },
  ],
  [
    'a tap',
    keys.answers,
    () => {
      const taps = { wording: 'as it reads', yours: null, theirs: null };
      const { run } = useTap({ questionId: question, category: 'moving-in', taps });
      return { begin: () => run('same-page') };
    },
  ],
])('%s that comes after its person has left is not shown to the next', async (_, key, use) => {
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string, init: { body?: string }) =>
    path.startsWith('/api/') && path !== '/api/auth/login' ? late.promise : answer(path, init),
  );
  drawn(use).begin();
  const [change] = cache.getMutationCache().getAll();
  await enter('jonas');
  const theirs = { answers: [{ questionId: question, taps: null }] };
  cache.setQueryData(key, theirs);
  late.resolve(Response.json({}));
  await vi.waitFor(() => expect(change?.state.status).toBe('success'));
  expect(cache.getQueryData(key)).toEqual(theirs);
});

test('a session that ends by itself leaves what was typed for the same person', async () => {
  await embeddedIdentity.signOut();
  isOver = true;
  await enter('mira');
  await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'));
  await vi.waitFor(() => expect(currentSession().identityUser).toBeNull());
  isOver = false;
  await enter('mira');
  expect(drafts.read(question)).toBe(words);
});

test('whoever signs out leaves nothing that was typed', async () => {
  await drawn(useSignOut)();
  expect(Object.values(keptByTab)).not.toContain(words);
});

test('a tab that slept while its owner signed out wakes without what was typed', () => {
  vi.stubGlobal('document', { cookie: '' });
  startSession();
  expect(Object.values(keptByTab)).not.toContain(words);
});
