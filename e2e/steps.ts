import { test } from 'vitest';

/** Tests of one journey, each standing on the ones before it: once one has failed, the rest say so at once. */
export const steps = (): ((name: string, work: () => Promise<void>) => void) => {
  let stuck = false;
  return (name, work) => {
    test(name, async () => {
      if (stuck) throw new Error('an earlier step failed');
      stuck = true;
      await work();
      stuck = false;
    });
  };
};
