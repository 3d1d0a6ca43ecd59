export type ToastRequest = {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** `altText` tells screen reader users another way to do the same. */
  readonly action?: { readonly label: string; readonly altText: string; readonly onSelect: () => void };
};

/** Milliseconds for which a toast stays open. */
export const toastDuration = 2000;

/** Milliseconds after closing until a toast is removed. */
export const toastRemovalDelay = 1000;

/** Pixels of a swipe that close a toast. */
export const toastSwipeThreshold = 50;

export type ShownToast = ToastRequest & { readonly id: number; readonly open: boolean };

let shown: ShownToast | null = null;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const publish = (next: ShownToast | null): void => {
  shown = next;
  for (const listener of listeners) listener();
};

/** The toast that is on the screen, or null; there is never more than one. */
export const currentToast = (): ShownToast | null => shown;

export const subscribeToToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Puts a toast in the place of the one before. */
export const showToast = (request: ToastRequest): void => {
  clearTimeout(removal);
  count += 1;
  publish({ ...request, id: count, open: true });
};

/** Closes the toast with this id, and removes it after the delay. */
export const closeToast = (id: number): void => {
  if (shown?.id !== id) return;
  publish({ ...shown, open: false });
  clearTimeout(removal);
  removal = setTimeout(() => {
    if (shown?.id === id) publish(null);
  }, toastRemovalDelay);
};
