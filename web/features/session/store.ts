import type { User } from '../../../contract/people.ts';
import { setTokenSource } from '../../api/client.ts';
import type { IdentityError, IdentityUser } from '../../api/identity.ts';
import { identity } from '../../api/identity-provider.ts';
import { forgetSignals, reportError, setUserProperties } from '../../browser/analytics.ts';
import { drafts } from '../../browser/drafts.ts';
import { sessionHint } from '../../browser/session-hint.ts';
import { storage } from '../../browser/storage.ts';
import { hearOtherTabs, tellOtherTabs } from '../../browser/tabs.ts';
import { signInMessages } from './messages.ts';
import { fetchRecord, recordFailure, recordFreshFor } from './record.ts';
import { nextSession, type SessionEvent, type SessionState, viewSession } from './session-state.ts';
import { keepToken } from './token-keeper.ts';

/** What others do when somebody signs in or out, or comes in another's place; the cache of queries is one of them. */
type SessionWatcher = { readonly appeared: () => void; readonly left: () => void };

let state: SessionState = { phase: 'starting' };
let view = viewSession(state);
let fetchedAt = 0;
/** An account is being made: its record is fetched by that flow, not on the identity's appearance. */
let joining = false;
/** Whoever was here last has left by their own will, and not by a session that ended. */
let leftByWill = false;

const listeners = new Set<() => void>();
const watchers = new Set<SessionWatcher>();

const send = (event: SessionEvent): void => {
  state = nextSession(state, event);
  view = viewSession(state);
  for (const listener of listeners) listener();
};

export const currentSession = () => view;

export const subscribeToSession = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const watchSession = (watcher: SessionWatcher): void => {
  watchers.add(watcher);
};

/** Puts a user record that some call returned in the place of the one we had; not where its owner has left meanwhile. */
export const putUser = (user: User): void => {
  if (view.identityUser?.uid !== user.id) return;
  fetchedAt = Date.now();
  setUserProperties({
    email: user.email,
    gender: user.gender,
    relationship_status: user.relationshipStatus,
    living_with_partner: user.livingWithPartner,
    has_children: user.children === undefined ? null : user.children === 'yes',
    has_partner: user.partnerEmail !== null,
  });
  send({ type: 'record', user });
};

const isStill = (identityUser: IdentityUser): boolean =>
  'identityUser' in state && state.identityUser?.uid === identityUser.uid;

const loadRecord = async (identityUser: IdentityUser): Promise<void> => {
  try {
    const user = await fetchRecord(identityUser);
    if (isStill(identityUser)) putUser(user);
  } catch (error) {
    reportError('login_record');
    if (isStill(identityUser)) send({ type: 'record-failed', message: recordFailure(error) });
  }
};

const endSession = (): void => {
  reportError('session_ended');
  identity.signOut().catch(() => identityChanged(null));
};

const tokens = keepToken({ fetchToken: () => identity.getToken(true), onEnd: endSession });

const identityChanged = (identityUser: IdentityUser | null, failure?: IdentityError): void => {
  if (failure) {
    reportError('identity');
    send({ type: 'identity-failed', message: signInMessages.texts[failure.code] ?? signInMessages.other });
    return;
  }
  if (identityUser) {
    drafts.belongTo(identityUser.uid);
    leftByWill = false;
  }
  const before = view.identityUser?.uid;
  send({ type: 'identity', identityUser });
  if (identityUser?.uid === before) return;
  tokens.forget();
  // Whoever comes next may agree to be counted; whoever was here has not.
  if (before !== undefined) forgetSignals();
  for (const { left, appeared } of watchers) {
    if (before !== undefined) left();
    if (identityUser) appeared();
  }
  if (identityUser && !joining) void loadRecord(identityUser);
};

/** Begins to follow the identity provider; call once, at the start of the page. */
export const startSession = (): void => {
  setTokenSource((...wish) => (view.identityUser ? tokens.get(...wish) : Promise.resolve(null)));
  // Whoever signed out did so while this tab slept or was closed, and it heard nothing of it.
  if (!sessionHint.read()) drafts.clearAll();
  hearOtherTabs((message) => {
    if (message !== 'drafts-cleared') return;
    leftByWill = true;
    drafts.clearAll();
    // This tab may have heard that nobody is here before it heard that it was by will.
    storage.remove('post_login_redirect');
  });
  identity.onChange(identityChanged);
};

export const hasLeftByWill = (): boolean => leftByWill;

/** Nothing of whoever leaves by their own will is kept, on every tab; a session that ends by itself leaves what was typed. */
export const leaveByWill = (): void => {
  leftByWill = true;
  drafts.clearAll();
  tellOtherTabs('drafts-cleared');
};

/** Nobody is here any more, whatever the provider says; the hint goes, so that the next start does not ask. */
export const forgetIdentity = (): void => {
  sessionHint.clear();
  identityChanged(null);
};

const isFresh = (): boolean => view.state === 'loading' || Date.now() - fetchedAt < recordFreshFor;

/** Fetches the record again; with `ifStale` only where the last one is older than a minute, and none is on its way. */
export const refreshUser = async ({ ifStale = false } = {}): Promise<void> => {
  const { identityUser } = view;
  if (!identityUser || (ifStale && isFresh())) return;
  await loadRecord(identityUser);
};

/** Runs the making of an account; until it ends, the new identity's record is left to it. */
export const whileJoining = async <T>(action: () => Promise<T>): Promise<T> => {
  joining = true;
  try {
    return await action();
  } finally {
    joining = false;
  }
};

export { identity, loadRecord };
