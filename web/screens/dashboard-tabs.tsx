import { lazy } from 'react';
import { type TabId, tabFromHash, tabs } from '../features/dashboard/tab-from-hash.ts';
import { preloadToasts } from '../ui/toast.tsx';

const loaders = {
  questions: () => import('../features/questions/questions-tab.tsx'),
  answers: () => import('../features/answers/answers-tab.tsx'),
  score: () => import('../features/score/score-tab.tsx'),
} as const;

export const QuestionsTab = lazy(loaders.questions);
export const AnswersTab = lazy(loaders.answers);
export const ScoreTab = lazy(loaders.score);

/** Begins to fetch a tab, so that opening it shows no gap; a failure shows when it is opened. */
const preloadTab = (tab: TabId): void => {
  loaders[tab]().catch(() => undefined);
};

/** Milliseconds after which the tabs that are not shown are fetched as well. */
const preloadDelay = 1500;

/** Fetches the other tabs, and toasts, when the first tab has had its turn; returns how to stop. */
export const preloadTheRest = (): (() => void) => {
  const timer = setTimeout(() => {
    preloadToasts();
    for (const { id } of tabs) preloadTab(id);
  }, preloadDelay);
  return () => clearTimeout(timer);
};

preloadTab(tabFromHash(location.hash));
