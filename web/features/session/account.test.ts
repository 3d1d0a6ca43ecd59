import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { cache, keys } from '../../api/cache.ts';
import { embeddedIdentity } from '../../api/embedded-identity.ts';
import { listen, type Signal } from '../../browser/analytics.ts';
import { currentToast, subscribeToToast } from '../../ui/toast-store.ts';
import { mailed, signIn, signUp } from './account.ts';
import { useSignOut } from './door.ts';
import { sendReset } from './reset.ts';
import { currentSession, refreshUser, startSession } from './store.ts';
import '../../screens/with-cache.tsx';

/** From the network's edge to the session, the cache, the bus of events and the toasts, without a screen. */
const mira = { email: 'mira@example.com', password: 'secret', firstName: 'Mira', lastName: 'K' };

const record = {
  id: 'm',
  email: mira.email,
  firstName: 'mira',
  lastName: '',
  profileImageUrl: null,
  gender: 'female',
  relationshipStatus: 'dating',
  livingWithPartner: 'no-nearby',
  children: 'no',
  partnerEmail: 'jonas@example.com',
};

const token = `x.${btoa('{"iat":0,"exp":900}')}.y`;
const signedIn = { user: { id: 'm', email: mira.email, name: 'Mira K', image: null } };

/** What the server says, by path. */
const replies: Readonly<Record<string, unknown>> = {
  '/identity/sign-up/email': signedIn,
  '/identity/sign-in/email': signedIn,
  '/identity/sign-out': {},
  '/identity/request-password-reset': {},
  '/identity/token': { token },
  '/api/auth/login': record,
  '/api/auth/update-profile': { ...record, firstName: 'Mira', lastName: 'K' },
};

/** Paths at which the provider refuses, with its reply. */
const refusals = new Map<string, Response>();

const asked: (readonly [path: string, body: unknown])[] = [];
const toasts: (readonly [string, string | undefined])[] = [];
const signals: Signal[] = [];
const stops: (() => void)[] = [];

const hearToast = (): void => {
  const toast = currentToast();
  if (toast?.open) toasts.push([toast.title, toast.description]);
};

const answer = async (path: string, sent: { readonly body?: string } = {}): Promise<Response> => {
  asked.push([path, sent.body === undefined ? null : JSON.parse(sent.body)]);
  const refusal = refusals.get(path);
  if (refusal) return refusal.clone();
  return path in replies ? Response.json(replies[path]) : new Response('', { status: 404 });
};

const openPage = (): void => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
};

beforeAll(() => {
  openPage();
  startSession();
});
beforeEach(() => {
  openPage();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  for (const heard of [asked, toasts]) heard.length = 0;
  stops.push(
    subscribeToToast(hearToast),
    listen((signal) => signals.push(signal)),
  );
  signals.length = 0;
});
afterEach(async () => {
  await embeddedIdentity.signOut();
  for (const stop of stops.splice(0)) stop();
  refusals.clear();
  cache.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const events = () => signals.flatMap((signal) => ('event' in signal ? [signal.event] : []));
const bodyFor = (path: string) => asked.find(([known]) => known === path)?.[1];

describe('signing up', () => {
  test('makes the account, then the record, then puts the name on it, and says so', async () => {
    expect(await signUp(mira)).toBeNull();
    expect(bodyFor('/identity/sign-up/email')).toEqual({
      email: mira.email,
      password: mira.password,
      name: 'Mira K',
    });
    expect(bodyFor('/api/auth/update-profile')).toEqual({ firstName: 'Mira', lastName: 'K' });
    expect(toasts.map(([title]) => title)).toEqual(['Account Created', 'Profile Updated']);
    expect(events()).toEqual(['sign_up']);
  });

  test('where the provider only sends a mail, nobody is here yet', async () => {
    refusals.set('/identity/sign-up/email', Response.json({ ...signedIn, token: null }));
    expect(await signUp(mira)).toBe(mailed);
    expect([currentSession().identityUser, toasts]).toEqual([null, []]);
    expect(asked).toHaveLength(1);
  });

  test('the changed profile takes the place of the record', async () => {
    await signUp(mira);
    expect(currentSession().user).toMatchObject({ firstName: 'Mira', lastName: 'K' });
  });
});

describe('signing in', () => {
  test('says so, and fetches the record with its properties', async () => {
    expect(await signIn(mira.email, mira.password)).toBeNull();
    await vi.waitFor(() => expect(currentSession().user).toEqual(record));
    expect(toasts.map(([title]) => title)).toEqual(['Login Successful']);
    expect(events()).toEqual(['login']);
    expect(signals).toContainEqual({
      user: {
        email: mira.email,
        gender: 'female',
        relationship_status: 'dating',
        living_with_partner: 'no-nearby',
        has_children: false,
        has_partner: true,
      },
    });
  });

  test('makes every query stale, and signing out leaves none', async () => {
    cache.setQueryData(keys.answers, { answers: [], hasPartner: false, partnerEmail: null });
    await signIn(mira.email, mira.password);
    expect(cache.getQueryState(keys.answers)?.isInvalidated).toBe(true);
    await embeddedIdentity.signOut();
    expect(cache.getQueryCache().getAll()).toEqual([]);
    expect(currentSession()).toMatchObject({ state: 'signed-out', user: null, identityUser: null });
  });

  test('the record is in no query', async () => {
    await signIn(mira.email, mira.password);
    await vi.waitFor(() => expect(currentSession().user).toEqual(record));
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });
});

describe('the record', () => {
  const times = () => asked.filter(([path]) => path === '/api/auth/login').length;

  test('is fresh for 60 s', async () => {
    await signIn(mira.email, mira.password);
    await vi.waitFor(() => expect(currentSession().user).toEqual(record));
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(now + 59_000);
    await refreshUser({ ifStale: true });
    expect(times()).toBe(1);
    clock.mockReturnValue(now + 60_100);
    await refreshUser({ ifStale: true });
    expect(times()).toBe(2);
  });

  test('is asked for with an identity user only', async () => {
    await refreshUser();
    expect(times()).toBe(0);
  });
});

test('signing out is told', async () => {
  await signIn(mira.email, mira.password);
  vi.stubGlobal('history', { pushState: () => undefined });
  let signOut: ReturnType<typeof useSignOut> | undefined;
  const Reader = () => {
    signOut = useSignOut();
    return null;
  };
  const children = createElement(Reader);
  renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
  await signOut?.('You have been signed out successfully.');
  expect(events()).toEqual(['login', 'logout']);
  expect(toasts.at(-1)).toEqual(['Signed Out', 'You have been signed out successfully.']);
});

test.each([
  ['is over', new Response('', { status: 401 })],
  ['belongs to a disabled account', Response.json({ code: 'USER_DISABLED' }, { status: 403 })],
])('a session that the provider says %s is ended here too', async (_, refusal) => {
  refusals.set('/identity/token', refusal);
  await signIn(mira.email, mira.password);
  await vi.waitFor(() => expect(currentSession().state).toBe('signed-out'));
  expect(currentSession().identityUser).toBeNull();
  expect(asked.map(([path]) => path)).toContain('/identity/sign-out');
});

describe('the reset mail', () => {
  test('goes to the address without the space around it', async () => {
    expect(await sendReset(` ${mira.email} `)).toEqual({
      ok: true,
      title: 'Success',
      message: 'Password reset email sent! Check your inbox.',
    });
    expect(bodyFor('/identity/request-password-reset')).toMatchObject({ email: mira.email });
  });

  test('without an address asks the provider nothing', async () => {
    expect(await sendReset(' ')).toEqual({
      ok: false,
      title: 'Error',
      message: 'Email not found. Please go back and enter your email.',
    });
    expect(asked).toEqual([]);
  });
});
