import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IdentityClient } from '../../api/identity.ts';
import { keepToken, type TokenKeeper } from './token-keeper.ts';

/** The life of a token by the shared interface: the numbers are the keeper's, whichever provider is behind it. */
const minute = 60_000;

/** What the provider answers when it is asked for a token. */
type Mood = 'gives' | 'cut' | 'disabled' | 'expired';

type World = {
  /** Minutes for which its tokens live. */
  readonly lifetime: number;
  /** The address at which a token is asked for. */
  readonly renewal: string;
  readonly give: () => Response;
  readonly refuse: Readonly<Record<'disabled' | 'expired', () => Response>>;
  /** A client with somebody signed in. */
  readonly enter: () => Promise<IdentityClient>;
};

const encode = (claims: object): string => btoa(JSON.stringify(claims)).replaceAll('=', '');
let count = 0;
const tokenOf = (minutes: number): string => {
  count += 1;
  return `${encode({ alg: 'none' })}.${encode({ sub: 'm', iat: 0, exp: minutes * 60, count })}.s`;
};

const embedded: World = {
  lifetime: 15,
  renewal: '/identity/token',
  give: () => Response.json({ token: tokenOf(15) }),
  refuse: {
    disabled: () => Response.json({ code: 'USER_DISABLED' }, { status: 403 }),
    expired: () => new Response('', { status: 401 }),
  },
  enter: async () => (await import('../../api/embedded-identity.ts')).embeddedIdentity,
};

const googleError = (message: string) => Response.json({ error: { code: 400, message } }, { status: 400 });
const project = { apiKey: 'k', authDomain: 'd.example', projectId: 'p', appId: '1:2:web:3' };

/** What the hosted provider answers to a sign-in, besides tokens. */
const accounts: Readonly<Record<string, () => unknown>> = {
  signInWithPassword: () => ({
    localId: 'm',
    idToken: tokenOf(60),
    refreshToken: 'r',
    expiresIn: '3600',
  }),
  lookup: () => ({ users: [{ localId: 'm', email: 'mira@example.com' }] }),
};

const hosted: World = {
  lifetime: 60,
  renewal: 'https://securetoken.googleapis.com/v1/token',
  give: () => Response.json({ access_token: tokenOf(60), refresh_token: 'r', expires_in: '3600' }),
  refuse: {
    disabled: () => googleError('USER_DISABLED'),
    expired: () => googleError('TOKEN_EXPIRED'),
  },
  enter: async () => {
    const client = (await import('../../api/hosted-identity.ts')).hostedIdentity();
    await client.signIn('mira@example.com', 'secret');
    return client;
  },
};

const answerAbout = (address: string): Response => {
  const name = /accounts:(\w+)/.exec(address)?.[1] ?? '';
  return Response.json(accounts[name]?.() ?? {});
};

describe.each([
  ['embedded', embedded],
  ['hosted', hosted],
] as const)('a token of the %s provider', (_, { lifetime, renewal, give, refuse, enter }) => {
  let mood: Mood = 'gives';
  let asked = 0;
  let keeper: TokenKeeper;
  const onEnd = vi.fn();

  const answer = async (address: string | URL): Promise<Response> => {
    if (!String(address).startsWith(renewal)) return answerAbout(String(address));
    asked += 1;
    if (mood === 'cut') throw new TypeError('fetch failed');
    return mood === 'gives' ? give() : refuse[mood]();
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answer);
    vi.stubGlobal('document', {
      cookie: '',
      querySelector: (query: string) =>
        query.includes('identity-project') ? { content: JSON.stringify(project) } : null,
    });
    vi.stubGlobal('location', { protocol: 'http:' });
    mood = 'gives';
    const client = await enter();
    asked = 0;
    onEnd.mockClear();
    keeper = keepToken({ fetchToken: () => client.getToken(true), onEnd });
  });
  afterEach(() => {
    keeper.forget();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked for once by callers at once', async () => {
    const tokens = await Promise.all([keeper.get(true), keeper.get(false), keeper.get(true)]);
    expect(new Set(tokens).size).toBe(1);
    expect(asked).toBe(1);
  });

  test('is renewed five minutes before it expires', async () => {
    await keeper.get(false);
    await vi.advanceTimersByTimeAsync((lifetime - 5) * minute - 1000);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toBe(2);
  });

  test('counts as expired thirty seconds early', async () => {
    await keeper.get(false);
    mood = 'cut';
    await vi.advanceTimersByTimeAsync(lifetime * minute - 31_000);
    await expect(keeper.get(false)).resolves.toEqual(expect.any(String));
    await vi.advanceTimersByTimeAsync(2000);
    await expect(keeper.get(false)).rejects.toThrow();
  });

  test('that cannot be had for want of a network is asked for after 30 s, doubling up to 960 s', async () => {
    mood = 'cut';
    await expect(keeper.get(false)).rejects.toMatchObject({ code: 'network-request-failed' });
    for (const pause of [30, 60, 120, 240, 480, 960, 960]) {
      const before = asked;
      await vi.advanceTimersByTimeAsync(pause * 1000 - 1);
      expect(asked).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toBe(before + 1);
    }
    expect(onEnd).not.toHaveBeenCalled();
  });

  test.each([
    ['disabled', 'user-disabled'],
    ['expired', 'token-expired'],
  ] as const)('of a session that is %s ends it, once, and is asked for no more', async (next, code) => {
    await keeper.get(false);
    mood = next;
    await vi.advanceTimersByTimeAsync(6000);
    await expect(keeper.get(true)).rejects.toMatchObject({ code });
    expect(onEnd).toHaveBeenCalledTimes(1);
    const before = asked;
    await vi.advanceTimersByTimeAsync(2 * lifetime * minute);
    expect(asked).toBe(before);
  });
});
