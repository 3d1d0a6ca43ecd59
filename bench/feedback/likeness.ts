import type { Encoder } from '../../server/ports/analysis/encoder.ts';

type Likeness = { readonly first: string; readonly second: string; readonly likeness: number };

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

/** The scalar product: of vectors of length 1 it is how alike they are. */
const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** How well an encoder's likeness follows people's: about 0.82 for this model, wired right. */
export const likenessOf = async (encoder: Encoder, pairs: readonly Likeness[]): Promise<number> => {
  const found: number[] = [];
  for (const { first, second } of pairs) {
    const [one, other] = await encoder.embed([first, second]);
    found.push(one === undefined || other === undefined ? 0 : dot(one, other));
  }
  return spearman(
    found,
    pairs.map(({ likeness }) => likeness),
  );
};
