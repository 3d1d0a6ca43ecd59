/** The number below which that share of the numbers lies, 0 to 1. */
export const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;

/** The middle of the numbers; of an even count the upper of the two. */
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);

const round = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** Median with the range behind it, as it goes into a report. */
export const summary = (numbers: readonly number[], unit: string): string =>
  `${round(median(numbers))} ${unit} (${round(Math.min(...numbers))} to ${round(Math.max(...numbers))})`;

export const say = (name: string, value: string): void => {
  process.stdout.write(`${name.padEnd(52)} ${value}\n`);
};
