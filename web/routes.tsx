import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import Home from './screens/home.tsx';
import { Unreachable } from './screens/unreachable.tsx';
import { Boundary } from './ui/boundary.tsx';
import { lazyScreen } from './ui/lazy-screen.tsx';
import { Waiting } from './ui/waiting.tsx';

const signUp = lazyScreen(() => import('./screens/create-account.tsx'));
const signIn = lazyScreen(() => import('./screens/sign-in.tsx'));
const reset = lazyScreen(() => import('./screens/reset.tsx'));
const dashboard = lazyScreen(() => import('./screens/protected-dashboard.tsx'));
const settings = lazyScreen(() => import('./screens/settings.tsx'));
const print = lazyScreen(() => import('./screens/print.tsx'));
const privacy = lazyScreen(() => import('./screens/privacy.tsx'));
const help = lazyScreen(() => import('./screens/help.tsx'));
const join = lazyScreen(() => import('./screens/join.tsx'));
const notFound = lazyScreen(() => import('./screens/not-found.tsx'));

type Row = {
  readonly path: string;
  readonly Screen: ComponentType;
  /** Fetches the screen before it is drawn. */
  readonly preload?: () => Promise<void>;
  /** What stands there while the screen is fetched. */
  readonly fallback?: ReactNode;
};

const ToDashboard = () => <Redirect to="/dashboard" replace />;

/** The route table of the specification, row by row; then where mails lead, how to leave, and what to know. */
const rows: readonly Row[] = [
  { path: '/', Screen: Home },
  { path: '/auth/create-account', ...signUp },
  { path: '/auth/sign-in', ...signIn },
  { path: '/auth/reset', ...reset },
  { path: '/dashboard', ...dashboard, fallback: <Waiting text="Loading your dashboard..." /> },
  { path: '/join', ...join },
  { path: '/tabbed-home', Screen: ToDashboard, preload: dashboard.preload },
  { path: '/settings', ...settings, fallback: <Waiting text="Loading your account..." /> },
  { path: '/settings/print', ...print },
  { path: '/privacy', ...privacy },
  { path: '/help', ...help },
  { path: '*', ...notFound },
];

/** Begins to fetch the screen of a path before anything is drawn; resolves when it is there. */
export const preloadRoute = async (path: string): Promise<void> => {
  const row = rows.find((candidate) => candidate.path === path || candidate.path === '*');
  await row?.preload?.();
};

export const Routes = () => (
  <Switch>
    {rows.map(({ path, fallback = null, Screen }) => (
      <Route key={path} path={path}>
        <Boundary fallback={<Unreachable />}>
          <Suspense fallback={fallback}>
            <Screen />
          </Suspense>
        </Boundary>
      </Route>
    ))}
  </Switch>
);
