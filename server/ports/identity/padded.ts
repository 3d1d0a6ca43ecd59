import { setTimeout as sleep } from 'node:timers/promises';

/** Replies leave at multiples of this many milliseconds after their request; the work takes less, unless all is late. */
const beat = 500;

/** Milliseconds to wait after this many, so that a reply tells by its time neither more nor less than others. */
export const restOfBeat = (elapsed: number): number => beat - (elapsed % beat);

/** Does the work and gives its result, or its error, at the next beat. */
export const padded = async <T>(
  work: () => Promise<T>,
  wait: (ms: number) => Promise<unknown> = sleep,
): Promise<T> => {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    await wait(restOfBeat(performance.now() - begun));
  }
};
