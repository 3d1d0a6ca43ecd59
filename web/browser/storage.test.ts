import { afterEach, expect, test, vi } from 'vitest';
import { storage, storageKeys } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('local storage is used under these six keys', () => {
  expect(storageKeys).toEqual([
    'onboardingInviteCompleted',
    'hasInvitedPartner',
    'partnerInviteLink',
    'partnerInviteCode',
    'pendingInviteCode',
    'post_login_redirect',
  ]);
});

test('what is set can be read and removed', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  storage.set('pendingInviteCode', 'AB2CD');
  expect(kept).toEqual(new Map([['pendingInviteCode', 'AB2CD']]));
  expect(storage.get('pendingInviteCode')).toBe('AB2CD');
  storage.remove('pendingInviteCode');
  expect(storage.get('pendingInviteCode')).toBeNull();
  expect(kept.size).toBe(0);
});

test('where the browser refuses, the page remembers by itself', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  storage.set('pendingInviteCode', 'AB2CD');
  expect(storage.get('pendingInviteCode')).toBe('AB2CD');
  storage.remove('pendingInviteCode');
  expect(storage.get('pendingInviteCode')).toBeNull();
});
