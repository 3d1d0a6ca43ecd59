import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IdentityError } from '../../api/identity.ts';
import { keepToken } from './token-keeper.ts';

const encode = (claims: object): string => btoa(JSON.stringify(claims));
const minute = 60_000;

let count = 0;
const newToken = async (): Promise<string> => {
  count += 1;
  return `x.${encode({ iat: 0, exp: 900, count })}.y`;
};

const setUp = (fetchToken: () => Promise<string | null> = newToken) => {
  const fetching = vi.fn(fetchToken);
  const onEnd = vi.fn();
  return { fetching, onEnd, keeper: keepToken({ fetchToken: fetching, onEnd }) };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('callers at once share one request, and later ones its token', async () => {
  const { fetching, keeper } = setUp();
  const [one, other] = await Promise.all([keeper.get(false), keeper.get(true)]);
  expect(one).toBe(other);
  expect(await keeper.get(false)).toBe(one);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a fresh one is asked for, unless it has only just come', async () => {
  const { fetching, keeper } = setUp();
  await keeper.get(true);
  await keeper.get(true);
  expect(fetching).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(6000);
  await keeper.get(true);
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('the one that the server has just refused is never given again', async () => {
  const { fetching, keeper } = setUp();
  const refused = (await keeper.get(false)) ?? '';
  const [next, same] = await Promise.all([keeper.get(true, refused), keeper.get(true, refused)]);
  expect([next === refused, next === same, fetching.mock.calls.length]).toEqual([false, true, 2]);
  expect(await keeper.get(true, refused)).toBe(next);
});

test('it is renewed five minutes before it expires, without a caller', async () => {
  const { fetching, keeper } = setUp();
  await keeper.get(false);
  await vi.advanceTimersByTimeAsync(10 * minute - 1);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);
});

test('a failed renewal is tried again after 30 s, 60 s, 120 s', async () => {
  const { fetching, onEnd, keeper } = setUp(() =>
    Promise.reject(new IdentityError('network-request-failed')),
  );
  await expect(keeper.get(false)).rejects.toThrow();
  for (const [delay, calls] of [
    [30_000, 2],
    [60_000, 3],
    [120_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delay - 1);
    expect(fetching).toHaveBeenCalledTimes(calls - 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching).toHaveBeenCalledTimes(calls);
  }
  expect(onEnd).not.toHaveBeenCalled();
});

test.each(['token-expired', 'user-disabled'] as const)('%s ends the session', async (code) => {
  const { fetching, onEnd, keeper } = setUp(() => Promise.reject(new IdentityError(code)));
  await expect(keeper.get(false)).rejects.toThrow();
  expect(onEnd).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('forgetting drops the token, its timer, and what is on its way', async () => {
  const { fetching, keeper } = setUp();
  const late = keeper.get(false);
  keeper.forget();
  expect(await late).toBeNull();
  await vi.advanceTimersByTimeAsync(20 * minute);
  expect(fetching).toHaveBeenCalledTimes(1);
});
