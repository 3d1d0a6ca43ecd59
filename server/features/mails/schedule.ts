/** Milliseconds before the second try; doubles with each further one. */
const firstPause = 30_000;
const longestPause = 30 * 60_000;

/** When to try again after this many tries (counted from one), or null when that would be too late to be of use. */
export const nextTry = (tries: number, now: Date, giveUpAt: Date): Date | null => {
  const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
  const next = new Date(now.getTime() + pause);
  return next < giveUpAt ? next : null;
};
