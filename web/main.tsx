import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startTagManager, track } from './browser/analytics.ts';
import { takeCarried } from './browser/carried.ts';
import { startSession } from './features/session/store.ts';
import { preloadRoute } from './routes.tsx';
import { toast } from './ui/toast.tsx';
import type { ToastRequest } from './ui/toast-store.ts';
import './styles/app.css';

const place = document.querySelector('#root');

if (place) {
  startSession();
  startTagManager();
  track('session_start');
  const carried = takeCarried<ToastRequest>();
  if (carried) toast(carried);
  preloadRoute(location.pathname);
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
