/** The share of a list for which it is so; of nothing it is no number. */
export const shareOf = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.length === 0 ? Number.NaN : list.filter(test).length / list.length;

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Cohen's kappa with quadratic weights: 1 is agreement, 0 is chance. */
export const kappaOf = (pairs: readonly (readonly [number, number])[]): number => {
  const squared = mean(pairs.map(([one, other]) => (one - other) ** 2));
  const byChance = mean(pairs.flatMap(([one]) => pairs.map(([, other]) => (one - other) ** 2)));
  return 1 - squared / byChance;
};

/** Places in order of size; equals share their mean place. */
const ranksOf = (values: readonly number[]): readonly number[] => {
  const order = values
    .map((value, index) => ({ value, index }))
    .sort((one, other) => one.value - other.value);
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    for (const { index } of order.slice(from, to)) ranks[index] = (from + to - 1) / 2;
    from = to;
  }
  return ranks;
};

/** Spearman's rank correlation, -1 to 1. */
export const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [first, second] = [ranksOf(one), ranksOf(other)];
  const middle = (one.length - 1) / 2;
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((total, value, index) => total + (value - middle) * ((right[index] ?? 0) - middle), 0);
  return sum(first, second) / Math.sqrt(sum(first, first) * sum(second, second));
};
