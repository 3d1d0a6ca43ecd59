import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedIdentity } from './embedded-identity.ts';
import { type IdentityClient, IdentityError, type IdentityListener } from './identity.ts';
import { chooseProvider, identity } from './identity-provider.ts';
import { lateIdentity } from './late-identity.ts';

const page = (settings: Readonly<Record<string, string>>, cookie = ''): void => {
  const named = (query: string) => /afterglow-([\w-]+)/.exec(query)?.[1] ?? '';
  vi.stubGlobal('document', {
    cookie,
    querySelector: (query: string) => (named(query) in settings ? { content: settings[named(query)] } : null),
  });
};

const mira = { uid: 'm', email: 'mira@example.com', displayName: null, photoURL: null };
const signedIn = 'afterglow_session=1';

/** A provider of which a test decides when its code has come. */
const provider = () => {
  const { promise, resolve, reject } = Promise.withResolvers<IdentityClient>();
  const following = new Set<IdentityListener>();
  const follow = vi.fn((listener: IdentityListener) => {
    following.add(listener);
    listener(mira);
    return () => following.delete(listener);
  });
  const client = { ...embeddedIdentity, signIn: vi.fn(async () => mira), onChange: follow };
  return {
    client,
    load: vi.fn(() => promise),
    come: () => resolve(client),
    tell: (user: typeof mira | null) => {
      for (const listener of following) listener(user);
    },
    fail: () => reject(new Error('cut')),
  };
};

beforeEach(() => page({}));
afterEach(() => vi.unstubAllGlobals());

describe('the provider of a page', () => {
  test('is the embedded one where the page names none', async () => {
    await chooseProvider();
    expect(identity).toBe(embeddedIdentity);
  });

  test('is another where the page names it; elsewhere, nobody signs in here, and that is said', async () => {
    page({ identity: 'elsewhere' });
    await chooseProvider();
    expect(identity).not.toBe(embeddedIdentity);
    await expect(identity.signIn('a@b.co', 'secret')).rejects.toMatchObject({
      code: 'unknown',
      message: 'Accounts for this site are kept elsewhere. Please open the app in which you sign in.',
    });
  });

  test('that nobody knows is not the embedded one', async () => {
    page({ identity: 'toString' });
    await chooseProvider();
    await expect(identity.signIn('a@b.co', 'secret')).rejects.toThrow(IdentityError);
  });
});

describe('a provider whose code comes later', () => {
  test('keeps nobody waiting who has no session', async () => {
    const { load, come, client } = provider();
    const heard = vi.fn();
    lateIdentity('any', load).onChange(heard);
    expect(heard.mock.calls).toEqual([[null]]);
    come();
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(mira));
    expect(client.onChange).toHaveBeenCalledTimes(1);
  });

  test('says nothing of somebody who may have one, before it knows', async () => {
    page({}, signedIn);
    const { load, come } = provider();
    const heard = vi.fn();
    lateIdentity('any', load).onChange(heard);
    expect(heard).not.toHaveBeenCalled();
    come();
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([[mira]]));
  });

  test('is fetched once, and takes what was asked before it came', async () => {
    const { load, come, client } = provider();
    const late = lateIdentity('any', load);
    late.onChange(() => undefined);
    const asked = late.signIn('mira@example.com', 'secret');
    come();
    expect(await asked).toBe(mira);
    expect(client.signIn).toHaveBeenCalledWith('mira@example.com', 'secret');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('tells whoever listens by then, and nobody who has stopped', async () => {
    const { load, come, client, tell } = provider();
    const late = lateIdentity('any', load);
    const [early, stopped, later] = [vi.fn(), vi.fn(), vi.fn()];
    late.onChange(early);
    const stop = late.onChange(stopped);
    come();
    await vi.waitFor(() => expect(early).toHaveBeenLastCalledWith(mira));
    stop();
    stopped.mockClear();
    late.onChange(later);
    expect(later.mock.calls).toEqual([[mira]]);
    tell(null);
    for (const heard of [early, later]) expect(heard).toHaveBeenLastCalledWith(null);
    expect(stopped).not.toHaveBeenCalled();
    expect(client.onChange).toHaveBeenCalledTimes(1);
  });

  test('that cannot be fetched tells nobody who has stopped', async () => {
    page({}, signedIn);
    const { load, fail } = provider();
    const late = lateIdentity('any', load);
    const [early, stopped] = [vi.fn(), vi.fn()];
    late.onChange(stopped)();
    late.onChange(early);
    fail();
    await vi.waitFor(() => expect(early).toHaveBeenCalledTimes(1));
    expect(stopped).not.toHaveBeenCalled();
  });

  test('that cannot be fetched is a network error, and is tried again', async () => {
    page({}, signedIn);
    const [broken, whole] = [provider(), provider()];
    let next = broken;
    const heard = vi.fn();
    const late = lateIdentity('any', () => next.load());
    late.onChange(heard);
    broken.fail();
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(null, expect.objectContaining({ code: 'network-request-failed' })),
    );
    next = whole;
    whole.come();
    expect(await late.signIn('mira@example.com', 'secret')).toBe(mira);
    expect(heard).toHaveBeenLastCalledWith(mira);
  });
});
