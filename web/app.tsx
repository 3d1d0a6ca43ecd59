import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { mustAskForConsent, track } from './browser/analytics.ts';
import { useStarting } from './features/session/starting.ts';
import { Routes } from './routes.tsx';
import { ToastPlace } from './ui/toast.tsx';
import { Waiting } from './ui/waiting.tsx';

const ConsentNotice = lazy(() => import('./features/consent/consent-notice.tsx'));

/** The path only: codes and tokens live in the query, and stay there. */
const usePageViews = (): void => {
  const [path] = useLocation();
  useEffect(() => track('page_view', { page_path: path }), [path]);
};

export const App = () => {
  usePageViews();
  return (
    <>
      {useStarting() ? <Waiting text="Loading authentication..." /> : <Routes />}
      <ToastPlace />
      <Suspense fallback={null}>{mustAskForConsent() && <ConsentNotice />}</Suspense>
    </>
  );
};
