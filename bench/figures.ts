/** The middle of the numbers; of an even count the upper of the two. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Median with the range behind it, as it goes into a report. */
export const summary = (numbers: readonly number[], unit: string): string =>
  `${round(median(numbers))} ${unit} (${round(Math.min(...numbers))} to ${round(Math.max(...numbers))})`;

export const say = (name: string, value: string): void => {
  process.stdout.write(`${name.padEnd(52)} ${value}\n`);
};
