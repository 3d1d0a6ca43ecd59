/** Rows of numbers of one length. */
export type Matrix = readonly Float64Array[];

/** Solves `left · x = right` for a symmetric positive matrix, by Cholesky's method; `left` is used up. */
export const solve = (left: Float64Array[], right: Float64Array): Float64Array => {
  const size = right.length;
  const at = (row: number): Float64Array => left[row] ?? new Float64Array();
  const x = Float64Array.from(right);
  for (let j = 0; j < size; j += 1) {
    const row = at(j);
    for (let k = 0; k <= j; k += 1) {
      const other = at(k);
      let sum = row[k] ?? 0;
      for (let m = 0; m < k; m += 1) sum -= (row[m] ?? 0) * (other[m] ?? 0);
      row[k] = j === k ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[k] ?? 1);
    }
  }
  for (let j = 0; j < size; j += 1) {
    let sum = x[j] ?? 0;
    for (let k = 0; k < j; k += 1) sum -= (at(j)[k] ?? 0) * (x[k] ?? 0);
    x[j] = sum / (at(j)[j] ?? 1);
  }
  for (let j = size - 1; j >= 0; j -= 1) {
    let sum = x[j] ?? 0;
    for (let k = j + 1; k < size; k += 1) sum -= (at(k)[j] ?? 0) * (x[k] ?? 0);
    x[j] = sum / (at(j)[j] ?? 1);
  }
  return x;
};

const addOuter = (gram: Float64Array[], row: Float64Array, weight: number): void => {
  for (let j = 0; j < row.length; j += 1) {
    const [line, factor] = [gram[j], weight * (row[j] ?? 0)];
    if (line === undefined || factor === 0) continue;
    for (let k = 0; k <= j; k += 1) line[k] = (line[k] ?? 0) + factor * (row[k] ?? 0);
  }
};

const addTo = (sum: Float64Array, row: Float64Array, weight: number): void => {
  for (let j = 0; j < row.length; j += 1) sum[j] = (sum[j] ?? 0) + weight * (row[j] ?? 0);
};

const penalty = (size: number, amount: number): Float64Array[] =>
  Array.from({ length: size }, (_, j) => {
    const line = new Float64Array(size);
    line[j] = amount;
    return line;
  });

const withOne = (row: Float64Array): Float64Array => Float64Array.from([...row, 1]);

/** Weights and, last, a base: least squares with a penalty on large weights; `weights` says what each row counts. */
export const ridge = (
  rows: Matrix,
  wanted: ArrayLike<number>,
  amount: number,
  weights?: ArrayLike<number>,
): Float64Array => {
  const size = (rows[0]?.length ?? 0) + 1;
  const [gram, right] = [penalty(size, amount), new Float64Array(size)];
  const last = gram[size - 1];
  if (last) last[size - 1] = 1e-6;
  rows.forEach((row, index) => {
    const [long, weight] = [withOne(row), weights?.[index] ?? 1];
    addOuter(gram, long, weight);
    addTo(right, long, weight * (wanted[index] ?? 0));
  });
  return solve(gram, right);
};

export const weighted = (row: Float64Array, weights: Float64Array): number => {
  let sum = weights[row.length] ?? 0;
  for (let j = 0; j < row.length; j += 1) sum += (row[j] ?? 0) * (weights[j] ?? 0);
  return sum;
};

/** Logistic regression with the same penalty, by reweighted least squares. */
export const logistic = (
  rows: Matrix,
  wanted: ArrayLike<number>,
  amount: number,
  weights?: ArrayLike<number>,
  rounds = 10,
): Float64Array => {
  let found = new Float64Array((rows[0]?.length ?? 0) + 1);
  for (let round = 0; round < rounds; round += 1) {
    const odds = rows.map((row) => Math.min(20, Math.max(-20, weighted(row, found))));
    const chances = odds.map((value) => 1 / (1 + Math.exp(-value)));
    const spread = chances.map((chance) => Math.max(1e-6, chance * (1 - chance)));
    const targets = odds.map(
      (value, index) => value + ((wanted[index] ?? 0) - (chances[index] ?? 0)) / (spread[index] ?? 1),
    );
    found = ridge(
      rows,
      targets,
      amount,
      spread.map((value, index) => value * (weights?.[index] ?? 1)),
    ) as typeof found;
  }
  return found;
};
