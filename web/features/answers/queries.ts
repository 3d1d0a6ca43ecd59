import { useQuery } from '@tanstack/react-query';
import { listAnswers } from '../../../contract/answers.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { CategoryId } from '../../../contract/categories.ts';
import { askAgain, cache, keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { hearOfCouple } from '../invites/queries.ts';
import { type Counts, countsOf } from './counts.ts';

export type { Counts } from './counts.ts';

/** The list also says how the couple is now, which may be news to the rest of the page. */
const getAnswers = async (): Promise<ReplyOf<typeof listAnswers>> => {
  const list = await call(listAnswers);
  hearOfCouple(list);
  return list;
};

const query = { queryKey: keys.answers, queryFn: getAnswers };

/**
 * Every question that either of the two has answered, newest first; asked for again by whatever part of the page shows
 * them, each time it is opened, since nobody tells that the partner has answered.
 */
export const useAnswers = () => useQuery({ ...query, refetchOnMount: 'always' });

/** What happened in one category so far; undefined until it is known. */
export const useAnswerCounts = (category: CategoryId): Counts | undefined =>
  useQuery({ ...query, select: ({ answers }) => countsOf(answers, category) }).data;

/** Asks for the list again, and for all that changes with it: what was revealed since, and whether the couple is over. */
export const refreshAnswers = async (): Promise<void> => {
  for (const key of [keys.allQuestions, keys.score, keys.inviteStatus]) void askAgain(key);
  await cache.refetchQueries({ queryKey: keys.answers }, { throwOnError: true });
};
