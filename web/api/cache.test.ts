import { expect, test } from 'vitest';
import { cache } from './cache.ts';

test('what was fetched stays: never stale, no retry, no refetch on focus, no polling', () => {
  const queries = cache.getDefaultOptions().queries ?? {};
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
  });
  expect(queries.refetchInterval).toBeUndefined();
});
