const prefix = 'draft:';

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

const prefixOf = (uid: string): string => `${prefix}${encodeURIComponent(uid)}:`;

/** How the keys begin of whoever is here, or was last. */
let own = prefixOf('');

const removeWhere = (isMeant: (key: string) => boolean): void =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isMeant(key)) sessionStorage.removeItem(key);
  }, undefined);

/** Words that were typed and not saved yet, by person and question; they live as long as the browser tab. */
export const drafts = {
  /** From now on they are this person's; what anybody else typed is forgotten. */
  belongTo: (uid: string): void => {
    own = prefixOf(uid);
    removeWhere((key) => !key.startsWith(own));
  },
  read: (questionId: string): string => attempt(() => sessionStorage.getItem(own + questionId) ?? '', ''),
  write: (questionId: string, text: string): void =>
    attempt(() => sessionStorage.setItem(own + questionId, text), undefined),
  clear: (questionId: string): void => attempt(() => sessionStorage.removeItem(own + questionId), undefined),
  clearAll: (): void => removeWhere(() => true),
};
