import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, showToast, subscribeToToast, type ToastRequest } from './toast-store.ts';

/** Shows a short message for two seconds, in the place of the one before. */
export const toast = (request: ToastRequest): void => {
  if (request.title.trim() === '') console.error('A toast needs a title.');
  else showToast(request);
};

const Toaster = lazy(() => import('./toaster.tsx'));

/** Where toasts appear; loads what shows them with the first one. Put it once, at the root. */
export const ToastPlace = () => {
  const needed = useSyncExternalStore(subscribeToToast, currentToast, () => null) !== null;
  return <Suspense fallback={null}>{needed && <Toaster />}</Suspense>;
};
