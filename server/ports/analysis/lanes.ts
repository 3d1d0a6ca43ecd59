/** Runs some work when there is room for it; whoever waits when `signal` ends is let go with its reason. */
export type Lanes = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** At most so many at a time, in the order in which they came. */
export const openLanes = (most: number): Lanes => {
  let free = most;
  const waiting = new Set<() => void>();

  const enter = (signal: AbortSignal): Promise<void> | void => {
    signal.throwIfAborted();
    if (free > 0) {
      free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(go);
        reject(signal.reason);
      };
      const go = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      waiting.add(go);
      signal.addEventListener('abort', leave, { once: true });
    });
  };
  const exit = (): void => {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (signal, work) => {
    await enter(signal);
    try {
      return await work();
    } finally {
      exit();
    }
  };
};
