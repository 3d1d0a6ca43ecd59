/** The scalar product; of two vectors of length 1 it is how alike they are. */
export const dot = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** Puts a likeness where it belongs among the best so far, the highest first. */
const enter = (best: number[], likeness: number): void => {
  let at = best.length - 1;
  if (likeness <= (best[at] ?? 0)) return;
  for (; at > 0 && (best[at - 1] ?? 0) < likeness; at -= 1) best[at] = best[at - 1] ?? 0;
  best[at] = likeness;
};

/** The mean likeness of a text to the few of a list that are nearest to it: 1 is the same, about 0 unrelated. */
export const nearest = (text: Float32Array, list: readonly Float32Array[], few: number): number => {
  const best = new Array<number>(Math.max(1, Math.min(few, list.length))).fill(-1);
  for (const other of list) enter(best, dot(text, other));
  return list.length === 0 ? 0 : best.reduce((sum, value) => sum + value, 0) / best.length;
};
