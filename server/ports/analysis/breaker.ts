/** Lets calls through until several in a row have failed, then none for a while, then one at a time until one succeeds. */
export type Breaker = {
  /** True where a call may go out; after a rest, whoever is let out keeps all others waiting for another rest. */
  readonly takeTurn: () => boolean;
  readonly succeeded: () => void;
  /** True where this failure is the one that opened it, and not a further one before any success. */
  readonly failed: () => boolean;
};

/** `rest` in milliseconds. */
export const openBreaker = ({ most, rest }: { most: number; rest: number }, now: () => number): Breaker => {
  let [failures, openUntil] = [0, 0];
  return {
    takeTurn: () => {
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
      if (failures >= most) openUntil = now() + rest;
      return failures === most;
    },
  };
};
