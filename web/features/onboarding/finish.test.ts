import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeCarried } from '../../browser/carried.ts';
import { finishOnboarding } from './finish.ts';
import { messages } from './messages.ts';

const kept = () => {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
};

const local = kept();
const assign = vi.fn();

beforeEach(() => {
  local.entries.clear();
  assign.mockReset();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', kept());
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['skipping', false, 'false', messages.skipped],
  ['continuing', true, 'true', messages.complete],
] as const)(
  '%s is remembered, and leads to the dashboard by a full navigation',
  (_, invited, flag, toast) => {
    finishOnboarding({ invited, toast });
    expect(Object.fromEntries(local.entries)).toEqual({
      onboardingInviteCompleted: 'true',
      hasInvitedPartner: flag,
    });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/dashboard');
    expect(takeCarried()).toEqual(toast);
    expect(takeCarried()).toBeNull();
  },
);
