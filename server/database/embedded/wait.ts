import { setTimeout as sleep } from 'node:timers/promises';

/** Whether the promise settles within so many milliseconds. */
export async function within(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const bound = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([promise.then(() => true), bound]);
  } finally {
    timer.abort();
  }
}

/** Looks every few milliseconds until the check holds; false when it did not within the bound. */
export async function until(
  check: () => boolean,
  options: { every: number; bound: number },
): Promise<boolean> {
  const end = performance.now() + options.bound;
  while (!check()) {
    if (performance.now() > end) return false;
    await sleep(options.every);
  }
  return true;
}
