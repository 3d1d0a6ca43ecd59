import { describe, expect, test } from 'vitest';
import { isJustIssued, isUsable, readToken, refreshDelay, retryDelay, type Token } from './token.ts';

const encode = (claims: object): string => btoa(JSON.stringify(claims));
const jwt = (claims: object): string => `${encode({ alg: 'EdDSA' })}.${encode(claims)}.signature`;

const minute = 60_000;
const token: Token = { text: 't', receivedAt: 0, expiresAt: 15 * minute };

describe('a token', () => {
  test.each([
    ['lives from its arrival, whatever our clock says', { iat: 1000, exp: 1900 }, 900_000],
    ['without a start lives not at all', { exp: 1900 }, 0],
    ['without an end lives not at all', { iat: 1000 }, -1_000_000],
  ])('%s', (_name, claims, lifetime) => {
    expect(readToken(jwt(claims), 5).expiresAt).toBe(5 + lifetime);
  });

  test('that is no JWT is expired from the start', () => {
    expect(isUsable(readToken('nonsense', 0), 0)).toBe(false);
  });

  test.each([
    ['at first', 0, true],
    ['30 s and a moment before the end', 15 * minute - 30_001, true],
    ['30 s before the end', 15 * minute - 30_000, false],
    ['after the end', 16 * minute, false],
  ])('is usable %s', (_name, now, usable) => {
    expect(isUsable(token, now)).toBe(usable);
  });

  test('is just issued for five seconds', () => {
    expect([0, 4999, 5000].map((now) => isJustIssued(token, now))).toEqual([true, true, false]);
    expect(isJustIssued(null, 0)).toBe(false);
  });

  test.each([
    ['five minutes before it expires', 15 * minute, 10 * minute],
    ['half-way when it lives ten minutes or less', 10 * minute, 5 * minute],
    ['never sooner than after 30 s', 20_000, 30_000],
  ])('is renewed %s', (_name, lifetime, delay) => {
    expect(refreshDelay({ text: 't', receivedAt: 7, expiresAt: 7 + lifetime })).toBe(delay);
  });

  test.each([
    [1, 30_000],
    [2, 60_000],
    [3, 120_000],
    [5, 480_000],
    [6, 960_000],
    [7, 960_000],
    [40, 960_000],
  ])('after %i failures in a row is asked for again in %i ms', (failures, delay) => {
    expect(retryDelay(failures)).toBe(delay);
  });
});
