import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { Waiting } from './ui/waiting.tsx';

type Screen = { readonly default: ComponentType };

type Row = {
  /** Without a path: any other. */
  readonly path?: string;
  readonly load: () => Promise<Screen>;
  /** What stands there while the screen itself is fetched. */
  readonly fallback?: ReactNode;
};

/** The route table of the specification, row by row; the reset page is where the mail's link leads. */
const rows: readonly Row[] = [
  { path: '/', load: () => import('./screens/home.tsx') },
  { path: '/auth/create-account', load: () => import('./screens/create-account.tsx') },
  { path: '/auth/sign-in', load: () => import('./screens/sign-in.tsx') },
  { path: '/auth/reset', load: () => import('./screens/reset.tsx') },
  {
    path: '/dashboard',
    load: () => import('./screens/protected-dashboard.tsx'),
    fallback: <Waiting text="Loading your dashboard..." />,
  },
  { path: '/join', load: () => import('./screens/join.tsx') },
  { load: () => import('./screens/not-found.tsx') },
];

const routes = rows.map((row) => ({ ...row, Screen: lazy(row.load) }));

/** Begins to fetch the screen of a path before anything is drawn. */
export const preloadRoute = (path: string): void => {
  const row = rows.find((candidate) => candidate.path === path);
  row?.load().catch(() => undefined);
};

export const Routes = () => (
  <Switch>
    <Route path="/tabbed-home">
      <Redirect to="/dashboard" replace />
    </Route>
    {routes.map(({ path, fallback = null, Screen }) => (
      <Route key={path ?? 'other'} {...(path === undefined ? {} : { path })}>
        <Suspense fallback={fallback}>
          <Screen />
        </Suspense>
      </Route>
    ))}
  </Switch>
);
