const key = 'put-off';

/** What was put off with 'Decide later', as long as the browser tab lives. */
export const putOff = {
  read: (): string | null => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (what: string): void => {
    try {
      sessionStorage.setItem(key, what);
    } catch {
      // Without storage it is asked again with the next page.
    }
  },
};
