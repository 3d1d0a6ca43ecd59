import { sessionHint } from '../browser/session-hint.ts';
import { hearOtherTabs, tellOtherTabs } from '../browser/tabs.ts';
import {
  type IdentityClient,
  IdentityError,
  type IdentityErrorCode,
  type IdentityListener,
  type IdentityUser,
} from './identity.ts';

/** Milliseconds in which a token that came with the session still counts as new. */
const giftLifetime = 5000;

type EmbeddedUser = { id: string; email: string; name?: string | null; image?: string | null };

/** The provider's names for what we tell apart. */
const errorCodes: Readonly<Record<string, IdentityErrorCode>> = {
  USER_ALREADY_EXISTS: 'email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  FAILED_TO_CREATE_USER: 'email-already-in-use',
  INVALID_EMAIL: 'invalid-email',
  VALIDATION_ERROR: 'invalid-email',
  PASSWORD_TOO_SHORT: 'weak-password',
  PASSWORD_TOO_LONG: 'weak-password',
  PASSWORD_TOO_COMMON: 'weak-password',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-password',
  USER_NOT_FOUND: 'user-not-found',
  USER_DISABLED: 'user-disabled',
  INVALID_TOKEN: 'invalid-reset-link',
};

const failureOf = async (reply: Response): Promise<IdentityError> => {
  const body: { code?: string; message?: string } | null = await reply.json().catch(() => null);
  const code = reply.status === 429 ? 'too-many-requests' : errorCodes[body?.code ?? ''];
  return new IdentityError(code ?? 'unknown', body?.message ?? '');
};

const request = (path: string, body?: unknown): Promise<Response> =>
  fetch(`/identity${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    credentials: 'include',
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new IdentityError('network-request-failed');
  });

const post = async (path: string, body: unknown): Promise<Response> => {
  const reply = await request(path, body);
  if (!reply.ok) throw await failureOf(reply);
  return reply;
};

const asIdentityUser = (user: EmbeddedUser): IdentityUser => ({
  uid: user.id,
  email: user.email,
  displayName: user.name || null,
  photoURL: user.image || null,
});

const listeners = new Set<IdentityListener>();

const announce = (user: IdentityUser | null): void => {
  if (user) sessionHint.set();
  else sessionHint.clear();
  for (const listener of listeners) listener(user);
};

/** What the provider says of an account; without a session, only that it has sent a mail. */
type Entered = { readonly user: EmbeddedUser; readonly token: string | null };

const enter = ({ user }: Entered): IdentityUser => {
  const identityUser = asIdentityUser(user);
  announce(identityUser);
  tellOtherTabs('signed-in');
  return identityUser;
};

/** The token that came with the last answer about the session; good for one caller, and for a moment only. */
let gift: { readonly token: string; readonly until: number } | null = null;

const takeGift = (): string | null => {
  const token = gift !== null && Date.now() < gift.until ? gift.token : null;
  gift = null;
  return token;
};

const keepGift = (reply: Response): void => {
  const token = reply.headers.get('set-auth-jwt');
  gift = token === null ? null : { token, until: Date.now() + giftLifetime };
};

/** Asks the provider who is signed in; without the hint nobody is, and nothing is asked. */
const findSession = async (): Promise<IdentityUser | null> => {
  if (!sessionHint.read()) return null;
  const reply = await request('/get-session');
  if (!reply.ok) throw await failureOf(reply);
  keepGift(reply);
  const session: { user: EmbeddedUser } | null = await reply.json();
  return session && asIdentityUser(session.user);
};

/** Where nobody knows, the hint stays, so that the next start asks again. */
const tellFailure = (error: unknown): void => {
  const failure = error instanceof IdentityError ? error : new IdentityError('unknown');
  for (const listener of listeners) listener(null, failure);
};

const tellSession = (): Promise<void> => findSession().then(announce, tellFailure);

const getToken = async (): Promise<string | null> => {
  const given = takeGift();
  if (given !== null) return given;
  const reply = await request('/token');
  if (reply.status === 401) throw new IdentityError('token-expired');
  if (!reply.ok) throw await failureOf(reply);
  const { token }: { token: string } = await reply.json();
  return token;
};

/** The provider that is part of our own server, through its REST calls; the session is a cookie it sets. */
export const embeddedIdentity: IdentityClient = {
  createAccount: async (email, password, name) => {
    const entered: Entered = await (await post('/sign-up/email', { email, password, name })).json();
    return entered.token === null ? null : enter(entered);
  },
  signIn: async (email, password) => enter(await (await post('/sign-in/email', { email, password })).json()),
  signOut: async () => {
    await post('/sign-out', {});
    announce(null);
    tellOtherTabs('signed-out');
  },
  onChange: (listener) => {
    listeners.add(listener);
    const stop = hearOtherTabs((message) => {
      if (message !== 'drafts-cleared') void tellSession();
    });
    void tellSession();
    return () => {
      stop();
      listeners.delete(listener);
    };
  },
  sendReset: async (email) => {
    await post('/request-password-reset', { email, redirectTo: '/auth/reset' });
  },
  resetPassword: async (token, newPassword) => {
    await post('/reset-password', { token, newPassword });
  },
  getToken,
};
