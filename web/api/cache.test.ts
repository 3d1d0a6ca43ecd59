import { expect, test, vi } from 'vitest';
import { listen, type Signal } from '../browser/analytics.ts';
import { cache, keys } from './cache.ts';

test('what was fetched stays: never stale, no retry, no refetch on focus, no polling', () => {
  const queries = cache.getDefaultOptions().queries ?? {};
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  expect(queries.refetchInterval).toBeUndefined();
});

test('a query or a change that fails is reported by its name', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const heard: Signal[] = [];
  const stop = listen((signal) => heard.push(signal));
  const fail = () => Promise.reject(new Error('what a person wrote'));
  await cache.fetchQuery({ queryKey: keys.questions('moving-in'), queryFn: fail }).catch(() => undefined);
  await cache
    .getMutationCache()
    .build(cache, { mutationKey: ['save-answer'], mutationFn: fail })
    .execute(undefined)
    .catch(() => undefined);
  stop();
  expect(heard).toEqual([
    { event: 'exception', params: { description: 'questions', fatal: false } },
    { event: 'exception', params: { description: 'save-answer', fatal: false } },
  ]);
  logged.mockRestore();
});
