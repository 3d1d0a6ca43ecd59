import { describe, expect, test } from 'vitest';
import { localVault } from '../ports/vault/local.ts';
import { newMasterKey, readMasterKey } from '../ports/vault/master-key.ts';
import { addressKey, tryKey, windowAt } from './budget.ts';

const newVault = () => {
  const keys = [readMasterKey(newMasterKey(), 'MASTER_KEY')];
  return localVault(() => keys);
};
const vault = newVault();

describe('tries at an account', () => {
  const key = (account: string, address: string) => tryKey(vault, 'sign-in', account, address);

  test('count for this address only, so that nobody can lock out somebody else', () => {
    expect(key('ada@example.org', '10.0.0.1')).not.toBe(key('ada@example.org', '10.0.0.2'));
    expect(key('ada@example.org', '10.0.0.1')).not.toBe(key('bela@example.org', '10.0.0.1'));
  });

  test('tell neither the account nor the address', () => {
    expect(key('nova@example.org', '10.0.0.1')).not.toMatch(/nova|10\.0/);
  });

  test('tell them no more to whoever tries them all, without the master key', () => {
    expect(key('ada@example.org', '10.0.0.1')).not.toBe(
      tryKey(newVault(), 'sign-in', 'ada@example.org', '10.0.0.1'),
    );
    expect(addressKey(vault, 'code', '10.0.0.1')).not.toBe(addressKey(newVault(), 'code', '10.0.0.1'));
  });
});

describe('an address', () => {
  test('of IPv6 counts by its network, since one household has as many as it wants', () => {
    const one = addressKey(vault, 'code', '2001:db8:1:2:aaaa::1');
    expect(addressKey(vault, 'code', '2001:db8:1:2:bbbb::9')).toBe(one);
    expect(addressKey(vault, 'code', '2001:db8:1:3:aaaa::1')).not.toBe(one);
  });

  const key = (address: string) => addressKey(vault, 'code', address);

  test.each([
    ['2001:db8::5', '2001:db8:0:0:9::1'],
    ['2001:db8::5', '2001:0DB8:0000:0000:1:2:3:4'],
    ['2001::1:2:3:4:5:6', '2001:0:1:2::'],
    ['::1', '::2:0:0:1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
  ])('counts the same however its zeros are written: %s and %s', (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  test.each([
    ['2001:db8::5', '2001:db8:0:1::5'],
    ['2001:db8::', '2001:db8:1::'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8'],
    ['192.0.2.7', '192.0.2.8'],
  ])('of another network counts apart: %s and %s', (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });
});

test('a window says how long it still lasts, and lasts a day at most', () => {
  expect(windowAt(new Date(61_500), 60)).toEqual({ start: new Date(60_000), left: 59 });
  expect(() => windowAt(new Date(), 24 * 3600 + 1)).toThrow(RangeError);
});
