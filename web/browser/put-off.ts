const key = 'put-off';

/** Stands in for storage that the browser refuses; lives as long as the page. */
let memory: string | null = null;

const listeners = new Set<() => void>();

const keep = (what: string | null): void => {
  memory = what;
  try {
    if (what === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, what);
  } catch {
    // It is asked again with the next page.
  }
  for (const listener of listeners) listener();
};

/** What was put off with 'Decide later', as long as the browser tab lives. */
export const putOff = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(key) ?? memory;
    } catch {
      return memory;
    }
  },
  write: (what: string): void => keep(what),
  clear: (): void => keep(null),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
