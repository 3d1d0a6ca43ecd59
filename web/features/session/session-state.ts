import type { User } from '../../../contract/people.ts';
import type { IdentityUser } from '../../api/identity.ts';

/** Where the session stands: who the provider knows, and whether our own record of them is there. */
export type SessionState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'out' }
  | { readonly phase: 'fetching'; readonly identityUser: IdentityUser }
  | { readonly phase: 'in'; readonly identityUser: IdentityUser; readonly user: User }
  | { readonly phase: 'failed'; readonly identityUser: IdentityUser | null; readonly message: string };

export type SessionEvent =
  | { readonly type: 'identity'; readonly identityUser: IdentityUser | null }
  | { readonly type: 'identity-failed'; readonly message: string }
  | { readonly type: 'record'; readonly user: User }
  | { readonly type: 'record-failed'; readonly message: string };

const identityOf = (state: SessionState): IdentityUser | null =>
  'identityUser' in state ? state.identityUser : null;

const appeared = (state: SessionState, identityUser: IdentityUser): SessionState =>
  state.phase === 'in' && state.identityUser.uid === identityUser.uid
    ? { ...state, identityUser }
    : { phase: 'fetching', identityUser };

/** A record without an identity counts for nothing; a refresh that fails leaves the last record standing. */
export const nextSession = (state: SessionState, event: SessionEvent): SessionState => {
  const identityUser = identityOf(state);
  switch (event.type) {
    case 'identity':
      return event.identityUser ? appeared(state, event.identityUser) : { phase: 'out' };
    case 'identity-failed':
      return state.phase === 'in' ? state : { phase: 'failed', identityUser, message: event.message };
    case 'record':
      return identityUser ? { phase: 'in', identityUser, user: event.user } : state;
    case 'record-failed':
      return state.phase === 'fetching' ? { phase: 'failed', identityUser, message: event.message } : state;
  }
};

/** All four answers of the questionnaire are there. */
export const isOnboarded = (user: User): boolean =>
  user.gender !== null &&
  user.relationshipStatus !== null &&
  user.livingWithPartner !== null &&
  user.children !== undefined;

/** The session as screens see it. */
export type Session =
  | {
      readonly state: 'loading';
      readonly user: null;
      readonly identityUser: IdentityUser | null;
      readonly failure: null;
    }
  | { readonly state: 'signed-out'; readonly user: null; readonly identityUser: null; readonly failure: null }
  /** Not authenticated either: the provider or our server could not be asked, and `failure` says why. */
  | {
      readonly state: 'signed-out';
      readonly user: null;
      readonly identityUser: IdentityUser | null;
      readonly failure: string;
    }
  | {
      readonly state: 'not-onboarded' | 'onboarded';
      readonly user: User;
      readonly identityUser: IdentityUser;
      readonly failure: null;
    };

export const viewSession = (state: SessionState): Session => {
  switch (state.phase) {
    case 'starting':
      return { state: 'loading', user: null, identityUser: null, failure: null };
    case 'fetching':
      return { state: 'loading', user: null, identityUser: state.identityUser, failure: null };
    case 'out':
      return { state: 'signed-out', user: null, identityUser: null, failure: null };
    case 'failed':
      return { state: 'signed-out', user: null, identityUser: state.identityUser, failure: state.message };
    case 'in':
      return {
        state: isOnboarded(state.user) ? 'onboarded' : 'not-onboarded',
        user: state.user,
        identityUser: state.identityUser,
        failure: null,
      };
  }
};
