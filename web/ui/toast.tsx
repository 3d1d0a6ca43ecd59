import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { closeToast, currentToast, showToast, subscribeToToast, type ToastRequest } from './toast-store.ts';

const isBlank = (text: string): boolean => text.trim() === '';

/** What is missing for everybody to know what the toast says and offers. */
const lackOf = ({ title, action }: ToastRequest): string | null => {
  if (isBlank(title)) return 'A toast needs a title.';
  return action && isBlank(action.altText) ? 'The action of a toast needs an alternative text.' : null;
};

/** Shows a short message for two seconds, in the place of the one before; one that lacks its words is only logged. */
export const toast = (request: ToastRequest): void => {
  const lack = lackOf(request);
  if (lack === null) showToast(request);
  else console.error(lack);
};

let here: ComponentType | null = null;

/**
 * What shows toasts; not fetched without a connection: a browser may remember a module that failed until the page is
 * left, and screens share some with it.
 */
const load = async (): Promise<ComponentType> => {
  if (here !== null) return here;
  if (!navigator.onLine) throw new Error('There is no connection to fetch the toaster with.');
  here = (await import('./toaster.tsx')).default;
  return here;
};

/** Fetches what shows toasts ahead of the first one, which may have to say that the connection is gone. */
export const preloadToasts = (): void => {
  load().catch(() => undefined);
};

/**
 * Where toasts appear; loads what shows them with the first one. Put it once, at the root. A toast that it cannot be
 * loaded for is over, the screen it would have stood on stays, and the next toast tries again.
 */
export const ToastPlace = () => {
  const shown = useSyncExternalStore(subscribeToToast, currentToast, () => null);
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const missed = shown?.open && Toaster === null ? shown.id : null;
  useEffect(() => {
    if (missed === null) return;
    load().then(
      (component) => setToaster(() => component),
      () => closeToast(missed),
    );
  }, [missed]);
  return Toaster && <Toaster />;
};
