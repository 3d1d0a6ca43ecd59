import { describe, expect, test } from 'vitest';
import { type GuardDecision, type GuardInput, guard, safeReturn } from './guard.ts';

const plain: GuardInput = { state: 'onboarded', inviteCode: null, pendingCode: null, carriedCode: null };
const stay: GuardDecision = { kind: 'stay' };

describe('a protected route', () => {
  test.each<[string, Partial<GuardInput>, GuardDecision]>([
    ['lets the onboarded in', {}, stay],
    ['leaves the signed-out to the screen', { state: 'signed-out', pendingCode: 'AB2CD' }, stay],
    ['waits while it loads', { state: 'loading', inviteCode: 'AB2CD' }, stay],
    ['sends the incomplete to /', { state: 'not-onboarded' }, { kind: 'complete-profile', keepCode: null }],
    [
      'keeps the code of the address first',
      { state: 'not-onboarded', inviteCode: 'AB2CD' },
      { kind: 'complete-profile', keepCode: 'AB2CD' },
    ],
    ['carries a kept code to /', { pendingCode: 'AB2CD' }, { kind: 'carry-code', code: 'AB2CD' }],
    ['carries it only once', { pendingCode: 'AB2CD', carriedCode: 'AB2CD' }, stay],
    [
      'carries another one again',
      { pendingCode: 'EF3GH', carriedCode: 'AB2CD' },
      { kind: 'carry-code', code: 'EF3GH' },
    ],
  ])('%s', (_name, change, decision) => {
    expect(guard({ ...plain, ...change })).toEqual(decision);
  });
});

describe('the address to return to', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard#score', '/dashboard#score'],
    ['/dashboard?a=1#answers', '/dashboard?a=1#answers'],
    ['/settings', '/settings'],
    ['/settings/print', '/settings/print'],
    ['/settings/other', null],
    ['/dashboards', null],
    ['//evil.example', null],
    ['https://evil.example/dashboard', null],
    ['javascript:alert(1)', null],
    ['/', null],
    [null, null],
  ])('%s gives %s', (address, allowed) => {
    expect(safeReturn(address)).toBe(allowed);
  });
});
