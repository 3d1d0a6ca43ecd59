import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cache, emptyCache } from '../api/cache.ts';
import { onQuickExit } from '../browser/quick-exit.ts';
import { watchSession } from '../features/session/door.ts';

onQuickExit(emptyCache);
watchSession({ appeared: () => void cache.invalidateQueries(), left: emptyCache });

/** What a screen of the signed-in part stands in; the cache follows who is signed in. */
export const WithCache = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={cache}>{children}</QueryClientProvider>
);
