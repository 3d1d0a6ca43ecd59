import { afterEach, expect, test, vi } from 'vitest';
import { cache, keys } from '../../api/cache.ts';
import { refreshAnswers } from './queries.ts';

afterEach(() => cache.clear());

test('whoever refreshes the answers hears of all that has changed with them', async () => {
  const answers = vi.fn(async () => 'answers');
  await cache.fetchQuery({ queryKey: keys.answers, queryFn: answers });
  const shownWithThem = [keys.questions('moving-in'), keys.score, keys.inviteStatus];
  for (const key of shownWithThem) cache.setQueryData(key, 'before');
  await refreshAnswers();
  expect(answers).toHaveBeenCalledTimes(2);
  for (const key of shownWithThem)
    expect([key, cache.getQueryState(key)?.isInvalidated]).toEqual([key, true]);
});
