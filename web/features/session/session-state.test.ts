import { describe, expect, test } from 'vitest';
import type { User } from '../../../contract/people.ts';
import type { IdentityUser } from '../../api/identity.ts';
import {
  isOnboarded,
  nextSession,
  type SessionEvent,
  type SessionState,
  viewSession,
} from './session-state.ts';

const mira: IdentityUser = { uid: 'm', email: 'm@example.com', displayName: null, photoURL: null };
const jonas: IdentityUser = { ...mira, uid: 'j', email: 'j@example.com' };

const user: User = {
  id: 'm',
  email: 'm@example.com',
  firstName: 'Mira',
  lastName: 'K',
  profileImageUrl: null,
  gender: 'female',
  relationshipStatus: 'dating',
  livingWithPartner: 'yes',
  children: 'no',
  partnerEmail: null,
};

const starting: SessionState = { phase: 'starting' };
const out: SessionState = { phase: 'out' };
const fetching: SessionState = { phase: 'fetching', identityUser: mira };
const inside: SessionState = { phase: 'in', identityUser: mira, user };
const failed: SessionState = { phase: 'failed', identityUser: mira, message: 'no' };

const appears: SessionEvent = { type: 'identity', identityUser: mira };
const leaves: SessionEvent = { type: 'identity', identityUser: null };
const arrives: SessionEvent = { type: 'record', user };
const breaks: SessionEvent = { type: 'record-failed', message: 'no' };
const unknown: SessionEvent = { type: 'identity-failed', message: 'offline' };

describe('the session', () => {
  test.each<[string, SessionState, SessionEvent, SessionState]>([
    ['nobody is there', starting, leaves, out],
    ['somebody is there: the record is fetched', starting, appears, fetching],
    [
      'the provider cannot be asked',
      starting,
      unknown,
      { phase: 'failed', identityUser: null, message: 'offline' },
    ],
    ['the record arrives', fetching, arrives, inside],
    ['the record cannot be had', fetching, breaks, failed],
    ['a later try succeeds', failed, arrives, inside],
    ['signing in', out, appears, fetching],
    ['signing out', inside, leaves, out],
    ['signing out while the record is on its way', fetching, leaves, out],
    ['a record without an identity counts for nothing', out, arrives, out],
    ['a refresh that fails leaves the record standing', inside, breaks, inside],
    ['the provider falls silent later on', inside, unknown, inside],
    ['the same person appears again, in another tab', inside, appears, inside],
    [
      'somebody else appears',
      inside,
      { type: 'identity', identityUser: jonas },
      { phase: 'fetching', identityUser: jonas },
    ],
  ])('%s', (_name, before, event, after) => {
    expect(nextSession(before, event)).toEqual(after);
  });

  test.each<[string, string, SessionState]>([
    ['the beginning', 'loading', starting],
    ['fetching the record', 'loading', fetching],
    ['nobody', 'signed-out', out],
    ['somebody without a record', 'signed-out', failed],
    ['a complete profile', 'onboarded', inside],
    ['an incomplete one', 'not-onboarded', { ...inside, user: { ...user, gender: null } }],
  ])('%s is seen as %s', (_name, seen, state) => {
    expect(viewSession(state).state).toBe(seen);
  });

  test('tells why nobody counts as signed in', () => {
    expect(viewSession(failed)).toMatchObject({ failure: 'no', identityUser: mira });
  });
});

const withoutChildren = (): User => {
  const { children: _, ...rest } = user;
  return rest;
};

describe('a profile is complete', () => {
  test.each<[string, User, boolean]>([
    ['with all four answers', user, true],
    ['not without a gender', { ...user, gender: null }, false],
    ['not without a relationship status', { ...user, relationshipStatus: null }, false],
    ['not without a living arrangement', { ...user, livingWithPartner: null }, false],
    ['not without an answer about children', withoutChildren(), false],
  ])('%s', (_name, profile, complete) => {
    expect(isOnboarded(profile)).toBe(complete);
  });
});
