/** Lets calls through until several in a row have failed, then none for a while, then one at a time until one succeeds. */
export type Breaker = {
  /** True where a call may go out. */
  readonly isClosed: () => boolean;
  readonly succeeded: () => void;
  /** True where this failure opened it. */
  readonly failed: () => boolean;
};

/** `rest` in milliseconds. */
export const openBreaker = ({ most, rest }: { most: number; rest: number }, now: () => number): Breaker => {
  let [failures, openUntil] = [0, 0];
  return {
    isClosed: () => {
      if (failures < most) return true;
      if (now() < openUntil) return false;
      openUntil = now() + rest;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures < most) return false;
      openUntil = now() + rest;
      return true;
    },
  };
};
