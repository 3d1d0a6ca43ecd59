import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, showToast, subscribeToToast, type ToastRequest } from './toast-store.ts';

/** Shows a short message for two seconds, in the place of the one before. */
export const toast = (request: ToastRequest): void => {
  if (request.title.trim() === '') console.error('A toast needs a title.');
  else showToast(request);
};

const load = () => import('./toaster.tsx');

/** Fetches what shows toasts ahead of the first one, which may have to say that the connection is gone. */
export const preloadToasts = (): void => {
  load().catch(() => undefined);
};

/**
 * Where toasts appear; loads what shows them with the first one. Put it once, at the root. Without a connection they
 * stay away, the screen they would have stood on stays, and the next toast tries again.
 */
export const ToastPlace = () => {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const missing = shown !== null && Toaster === null;
  useEffect(() => {
    if (!missing) return;
    load().then(
      (module) => setToaster(() => module.default),
      () => undefined,
    );
  }, [missing]);
  return Toaster && <Toaster />;
};
