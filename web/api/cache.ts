import { QueryClient } from '@tanstack/react-query';

/** What was fetched stays until it is invalidated: no retry, no refetch on focus, no polling. */
export const cache = new QueryClient({
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

/** The name of each query. */
export const keys = {
  inviteStatus: ['invite-status'],
  inviteCode: ['invite-code'],
  questions: (category: string) => ['questions', category] as const,
  allQuestions: ['questions'],
  answers: ['answers'],
  score: ['score'],
} as const;
