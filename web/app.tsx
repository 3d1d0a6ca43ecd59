import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { brand } from '../contract/brand.ts';
import { mustAskForConsent, track } from './browser/analytics.ts';
import { watchEscape } from './browser/escape-twice.ts';
import { quickExit } from './browser/quick-exit.ts';
import { useSession } from './features/session/door.ts';
import { useStarting } from './features/session/starting.ts';
import { preloadRoute, Routes } from './routes.tsx';
import { ToastPlace } from './ui/toast.tsx';
import { Waiting } from './ui/waiting.tsx';

const ConsentNotice = lazy(() => import('./features/counting/consent-notice.tsx'));

/** The path only: codes and tokens live in the query, and stay there. */
const usePageViews = (): void => {
  const [path] = useLocation();
  useEffect(() => track('page_view', { page_path: path }), [path]);
};

/** While the record of whoever signed in is fetched, so is the screen on which they will most likely land. */
const useHeadStart = (): void => {
  const { state, identityUser } = useSession();
  const arriving = state === 'loading' && identityUser !== null;
  useEffect(() => {
    if (arriving) void preloadRoute('/dashboard');
  }, [arriving]);
};

/** Pages that anybody may read, with the same way out. */
const plainPages = ['/privacy', '/help'];

/** Wherever somebody who is signed in is, Escape pressed twice leaves at once. */
const useWayOut = (): void => {
  const { identityUser } = useSession();
  const [path] = useLocation();
  const watched = identityUser !== null || plainPages.includes(path);
  useEffect(() => (watched ? watchEscape(() => quickExit(brand.quickExitTo)) : undefined), [watched]);
};

export const App = () => {
  usePageViews();
  useWayOut();
  useHeadStart();
  return (
    <>
      {useStarting() ? <Waiting text="Loading authentication..." /> : <Routes />}
      <ToastPlace />
      <Suspense fallback={null}>{mustAskForConsent() && <ConsentNotice />}</Suspense>
    </>
  );
};
