const alike = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** The mean likeness of a text to the few of a list that are nearest to it: 1 is the same, about 0 unrelated. */
export const nearest = (text: Float32Array, list: readonly Float32Array[], few: number): number => {
  const ranked = list.map((other) => alike(text, other)).sort((one, other) => other - one);
  const best = ranked.slice(0, few);
  return best.reduce((sum, value) => sum + value, 0) / Math.max(1, best.length);
};
