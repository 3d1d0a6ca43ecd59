/** The only keys of local storage that the product uses. */
export const storageKeys = [
  'onboardingInviteCompleted',
  'hasInvitedPartner',
  'partnerInviteLink',
  'partnerInviteCode',
  'pendingInviteCode',
  'post_login_redirect',
] as const;

export type StorageKey = (typeof storageKeys)[number];

/** Stands in for storage that the browser refuses; lives as long as the page. */
const memory = new Map<string, string>();

const attempt = <T>(action: () => T, otherwise: () => T): T => {
  try {
    return action();
  } catch {
    return otherwise();
  }
};

/** Local storage by its six keys; where it is blocked, the page remembers by itself. */
export const storage = {
  get: (key: StorageKey): string | null =>
    attempt(
      () => localStorage.getItem(key) ?? memory.get(key) ?? null,
      () => memory.get(key) ?? null,
    ),
  set: (key: StorageKey, value: string): void =>
    attempt(
      () => localStorage.setItem(key, value),
      () => {
        memory.set(key, value);
      },
    ),
  remove: (key: StorageKey): void => {
    memory.delete(key);
    attempt(
      () => localStorage.removeItem(key),
      () => undefined,
    );
  },
};
