import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../../api/client.ts';
import { IdentityError } from '../../api/identity.ts';
import { fetchRecord } from './record.ts';

const mira = { uid: 'm', email: 'm@example.com', displayName: 'Mira K', photoURL: null };
const user = { id: 'm', email: 'm@example.com' };

const fetching = vi.fn<(path: string, sent: { readonly body: string }) => Promise<Response>>();
const failed = (status: number) => async () => new Response('{"message":"no"}', { status });

beforeEach(() => {
  setTokenSource(async () => 'token');
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the record is asked for with what the provider knows', async () => {
  fetching.mockResolvedValue(new Response(JSON.stringify(user)));
  expect(await fetchRecord(mira)).toEqual(user);
  const [path, sent] = fetching.mock.calls[0] ?? [];
  expect(path).toBe('/api/auth/login');
  expect(JSON.parse(sent?.body ?? '')).toEqual(mira);
});

test('three retries follow after 1, 2 and 4 s, and no fourth', async () => {
  fetching.mockImplementation(failed(502));
  const outcome = fetchRecord(mira).catch((error: unknown) => error);
  for (const [delay, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [2000, 3],
    [4000, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delay);
    expect(fetching).toHaveBeenCalledTimes(calls);
  }
  expect(await outcome).toMatchObject({ status: 502 });
});

test.each([401, 403])('a refusal by %i is final', async (status) => {
  fetching.mockImplementation(failed(status));
  await expect(fetchRecord(mira)).rejects.toMatchObject({ status });
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('and so is a session that is over', async () => {
  const asked = vi.fn(() => Promise.reject(new IdentityError('token-expired')));
  setTokenSource(asked);
  await expect(fetchRecord(mira)).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveBeenCalledTimes(1);
});
