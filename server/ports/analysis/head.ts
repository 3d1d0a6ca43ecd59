import { dot } from './similarity.ts';

/** What a head reads of one answer. */
export type Traits = {
  /** What the rules found, in an order of its own for each head. */
  readonly rules: readonly number[];
  /** The vector of the whole text. */
  readonly whole: Float32Array;
  /** For each of its coordinates the highest among the passages. */
  readonly peak: Float32Array;
};

/** A head as `npm run learn` writes it; the vectors are 32-bit floats in base64. */
export type StoredHead = {
  readonly base: number;
  readonly rules: readonly number[];
  readonly whole: string;
  readonly peak: string;
};

export type Head = (traits: Traits) => number;

const floats = (base64: string): Float32Array => {
  const bytes = Buffer.from(base64, 'base64');
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readFloatLE(4 * index));
};

/** Numbers as a stored head has them. */
export const base64 = (numbers: ArrayLike<number>): string => {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (let at = 0; at < numbers.length; at += 1) bytes.writeFloatLE(numbers[at] ?? 0, 4 * at);
  return bytes.toString('base64');
};

/** A weighted sum of what was read: the simplest thing that learns from graded examples. */
export const openHead = ({ base, rules, whole, peak }: StoredHead): Head => {
  const [onWhole, onPeak] = [floats(whole), floats(peak)];
  return (traits) => base + dot(rules, traits.rules) + dot(onWhole, traits.whole) + dot(onPeak, traits.peak);
};

/** The highest of several vectors in each coordinate. */
export const peakOf = (vectors: readonly Float32Array[]): Float32Array => {
  const [first = new Float32Array(), ...others] = vectors;
  const peak = Float32Array.from(first);
  for (const vector of others)
    for (let at = 0; at < peak.length; at += 1) peak[at] = Math.max(peak[at] ?? 0, vector[at] ?? 0);
  return peak;
};
