import { expect, test } from 'vitest';
import { takeAll } from './endings.ts';

/** Takes three steps, of which these fail; gives the names of all that were taken, and what was thrown. */
const taking = async (...failing: readonly string[]) => {
  const taken: string[] = [];
  const steps = ['server', 'pool', 'database'].map((name) => async () => {
    taken.push(name);
    if (failing.includes(name)) throw new Error(`The ${name} stays.`);
  });
  return { thrown: await takeAll(steps).catch((error) => error), taken };
};

test.each([[[]], [['server']], [['server', 'pool']], [['server', 'pool', 'database']]])(
  'every step is taken in its turn where %j fail, and each failure is told',
  async (failing) => {
    const { thrown, taken } = await taking(...failing);
    expect(taken).toEqual(['server', 'pool', 'database']);
    expect(thrown?.message).toBe(failing.map((name) => `The ${name} stays.`).join('\n') || undefined);
  },
);
