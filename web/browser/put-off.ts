const key = 'put-off';

const listeners = new Set<() => void>();

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

/** What was put off with 'Decide later', as long as the browser tab lives; without storage it is asked again. */
export const putOff = {
  read: (): string | null => attempt(() => sessionStorage.getItem(key), null),
  write: (what: string): void => {
    attempt(() => sessionStorage.setItem(key, what), undefined);
    for (const listener of listeners) listener();
  },
  clear: (): void => {
    attempt(() => sessionStorage.removeItem(key), undefined);
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
