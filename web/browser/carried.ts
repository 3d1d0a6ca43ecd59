const key = 'carried';

/** Hands something over a full navigation, once: what `carry` puts down, the next page's `takeCarried` picks up. */
export const carry = (value: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is lost; nothing depends on it.
  }
};

export const takeCarried = <T extends object>(): T | null => {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value === null ? null : JSON.parse(value);
  } catch {
    return null;
  }
};
