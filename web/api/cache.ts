import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { reportError } from '../browser/analytics.ts';

/** The name of a query or a change, without what follows it. */
const nameOf = (key: QueryKey | undefined): string => String(key?.[0] ?? 'call');

/** What was fetched stays until it is invalidated: no retry, no refetch on focus, no polling. */
export const cache = new QueryClient({
  queryCache: new QueryCache({ onError: (_, { queryKey }) => reportError(nameOf(queryKey)) }),
  mutationCache: new MutationCache({
    onError: (_error, _input, _result, { options }) => reportError(nameOf(options.mutationKey)),
  }),
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    // Offline, a call fails and says so; the library would hold it back and look busy for ever.
    mutations: { retry: false, networkMode: 'always' },
  },
});

let emptied = 0;

/** Throws away all that was fetched: whoever it was fetched for has left. */
export const emptyCache = (): void => {
  emptied += 1;
  cache.clear();
};

/** For `onMutate`: tells a change, once its reply is there, whether whoever began it is still here to have it shown. */
export const ownedNow = (): (() => boolean) => {
  const before = emptied;
  return () => emptied === before;
};

/** The name of each query. */
export const keys = {
  inviteStatus: ['invite-status'],
  inviteCode: ['invite-code'],
  questions: (category: string) => ['questions', category] as const,
  allQuestions: ['questions'],
  feedback: (questionId: string) => ['feedback', questionId] as const,
  allFeedback: ['feedback'],
  answers: ['answers'],
  score: ['score'],
  helpLines: ['help-lines'],
  modelConsent: ['model-consent'],
  mine: ['mine'],
} as const;

/** Asks again for what is shown or kept under a key; a reply that was on its way says how things were, and is dropped. */
export const askAgain = async (queryKey: readonly string[]): Promise<void> => {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey, refetchType: 'all' });
};
