import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '../contract/brand.ts';
import { chooseProvider } from './api/identity-provider.ts';
import { App } from './app.tsx';
import { reportError, startTagManager, track } from './browser/analytics.ts';
import { takeCarried } from './browser/carried.ts';
import { stayAway } from './browser/quick-exit.ts';
import { sessionHint } from './browser/session-hint.ts';
import { startSession } from './features/session/store.ts';
import { preloadRoute } from './routes.tsx';
import { watchSheets } from './ui/sheet-history.ts';
import { toast } from './ui/toast.tsx';
import type { ToastRequest } from './ui/toast-store.ts';
import './styles/app.css';

const place = document.querySelector('#root');

const draw = (root: Element): void =>
  createRoot(root, { onCaughtError: () => reportError('screen') }).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

const showCarried = (): void => {
  const carried = takeCarried<ToastRequest>();
  if (carried) toast(carried);
};

/** With a session there is a text to show while it is asked for; without one the first thing to see is the screen. */
const start = async (root: Element): Promise<void> => {
  const screen = preloadRoute(location.pathname);
  await chooseProvider().catch(() => reportError('identity'));
  startSession();
  if (!sessionHint.read()) await screen;
  draw(root);
};

if (place && !stayAway(brand.quickExitTo)) {
  watchSheets();
  startTagManager();
  track('session_start');
  showCarried();
  void start(place);
}
