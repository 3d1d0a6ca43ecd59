import { useQuery } from '@tanstack/react-query';
import { listAnswers } from '../../../contract/answers.ts';
import type { CategoryId } from '../../../contract/categories.ts';
import { askAgain, cache, keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { type Counts, countsOf } from './counts.ts';

const query = { queryKey: keys.answers, queryFn: () => call(listAnswers) };

/** Every question that either of the two has answered, newest first. */
export const useAnswers = () => useQuery(query);

const nothing: Counts = { yours: 0, waiting: 0 };

/** What happened in one category so far; nothing until it is known. */
export const useAnswerCounts = (category: CategoryId): Counts => {
  const { data } = useQuery({ ...query, select: ({ answers }) => countsOf(answers, category) });
  return data ?? nothing;
};

/** Asks for the list again, and for all that changes with it: what was revealed since, and whether the couple is over. */
export const refreshAnswers = async (): Promise<void> => {
  for (const key of [keys.allQuestions, keys.score, keys.inviteStatus]) void askAgain(key);
  await cache.refetchQueries({ queryKey: keys.answers }, { throwOnError: true });
};
