const prefix = 'draft:';

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

const draftKeys = (): readonly string[] =>
  Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

/** Words that were typed and not saved yet, by question; they live as long as the browser tab. */
export const drafts = {
  read: (questionId: string): string => attempt(() => sessionStorage.getItem(prefix + questionId) ?? '', ''),
  write: (questionId: string, text: string): void =>
    attempt(() => sessionStorage.setItem(prefix + questionId, text), undefined),
  clear: (questionId: string): void =>
    attempt(() => sessionStorage.removeItem(prefix + questionId), undefined),
  clearAll: (): void =>
    attempt(() => {
      for (const key of draftKeys()) sessionStorage.removeItem(key);
    }, undefined),
};
