type Step = () => Promise<unknown>;

/** Takes every step, each after the one before, also past one that fails; gives what was thrown. */
export const failuresOf = async (steps: readonly Step[]): Promise<unknown[]> => {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One error for all that was thrown, with a line for each; the only one is itself. */
export const asOne = (failures: readonly unknown[]): unknown =>
  failures.length === 1 ? failures[0] : new AggregateError(failures, failures.map(messageOf).join('\n'));

/** Takes every step as above, then throws what was thrown. */
export const takeAll = async (steps: readonly Step[]): Promise<void> => {
  const failures = await failuresOf(steps);
  if (failures.length > 0) throw asOne(failures);
};
