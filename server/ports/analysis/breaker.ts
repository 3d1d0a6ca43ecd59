/** Lets calls through until several in a row have failed, then none for a while, then one at a time until one succeeds. */
type Breaker = {
  /** True where a call may go out; after a rest, whoever is let out keeps all others waiting for another rest. */
  readonly takeTurn: () => boolean;
  /** How many calls would be let out now: none while it rests, one after that, any number while all is well. */
  readonly turns: () => number;
  readonly succeeded: () => void;
  /** True where this failure is the one that opened it, and not a further one before any success. */
  readonly failed: () => boolean;
};

/** `rest` in milliseconds. */
export const openBreaker = ({ most, rest }: { most: number; rest: number }, now: () => number): Breaker => {
  let [failures, openUntil] = [0, 0];
  const turns = (): number => {
    if (failures < most) return Number.POSITIVE_INFINITY;
    return now() < openUntil ? 0 : 1;
  };
  return {
    takeTurn: () => {
      const left = turns();
      if (left === 1) openUntil = now() + rest;
      return left > 0;
    },
    turns,
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
