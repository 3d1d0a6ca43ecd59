import { expect, test } from 'vitest';
import { openBreaker } from './breaker.ts';

const open = () => {
  const clock = { time: 0 };
  return { clock, breaker: openBreaker({ most: 2, rest: 1000 }, () => clock.time) };
};

test('says once that it opened, and again only after a success', () => {
  const { breaker } = open();
  expect([breaker.failed(), breaker.failed(), breaker.failed()]).toEqual([false, true, false]);
  breaker.succeeded();
  expect([breaker.failed(), breaker.failed()]).toEqual([false, true]);
});

test('says how many it would let out, and takes no turn by that', () => {
  const { clock, breaker } = open();
  breaker.failed();
  expect(breaker.turns()).toBe(Number.POSITIVE_INFINITY);
  breaker.failed();
  expect(breaker.turns()).toBe(0);
  clock.time = 1000;
  expect([breaker.turns(), breaker.turns(), breaker.takeTurn(), breaker.turns()]).toEqual([1, 1, true, 0]);
  breaker.succeeded();
  expect(breaker.turns()).toBe(Number.POSITIVE_INFINITY);
});

test('lets one out after each rest, until one succeeds', () => {
  const { clock, breaker } = open();
  breaker.failed();
  breaker.failed();
  expect(breaker.takeTurn()).toBe(false);
  clock.time = 1000;
  expect([breaker.takeTurn(), breaker.takeTurn()]).toEqual([true, false]);
  clock.time = 2000;
  expect(breaker.takeTurn()).toBe(true);
  breaker.succeeded();
  expect([breaker.takeTurn(), breaker.takeTurn()]).toEqual([true, true]);
});
