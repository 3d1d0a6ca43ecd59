import { maximumScore } from '../../../contract/limits.ts';
import type { Band, MutualAnswer } from './couple.ts';
import { withJudged } from './judged.ts';
import { pointsOf } from './same-page.ts';
import { type Worth, worthOf } from './worth.ts';

/** The parts of the score, 0 to 1, each already of the two together. */
export type Parts = {
  readonly depth: number;
  readonly warmth: number;
  readonly reach: number;
  readonly calm: number;
};

/** Where nothing is known a part stands in the middle, and this many answers are needed to move it half-way. */
const middle = 0.5;
const inertia = 4;

/** Set by hand: no public data say what makes two people talk well here. */
const shares: Parts = { depth: 0.5, warmth: 0.2, reach: 0.15, calm: 0.15 };

/** The partner who gives less counts more, so that one cannot carry both. */
const together = (one: number, other: number): number =>
  0.75 * Math.min(one, other) + 0.25 * Math.max(one, other);

const settled = (values: readonly number[]): number =>
  Math.min(1, (values.reduce((sum, value) => sum + value, 0) + middle * inertia) / (values.length + inertia));

/** Not every question invites warmth or a wish, so one answer that has it stands for more than itself. */
const often = 1.6;

const partOf = (sides: readonly (readonly Worth[])[], measure: (worth: Worth) => number): number => {
  const [one = middle, other = middle] = sides.map((worths) => settled(worths.map(measure)));
  return together(one, other);
};

const counted = (worths: readonly (Worth | null)[]): readonly Worth[] =>
  worths.filter((worth) => worth !== null);

/** The parts of the score; answers are taken in the given order, so sort them first. */
export const partsOf = (mutual: readonly MutualAnswer[]): Parts => {
  const sides = [
    counted(mutual.map(({ first }) => worthOf(first))),
    counted(mutual.map(({ second }) => worthOf(second))),
  ];
  return {
    depth: partOf(sides, ({ depth }) => depth),
    warmth: partOf(sides, ({ warmth }) => often * warmth),
    reach: partOf(sides, ({ reach }) => often * reach),
    // Squared away from one, so that a little contempt among many kind answers still shows.
    calm: partOf(sides, ({ harm }) => (1 - harm) ** 2),
  };
};

const names = ['depth', 'warmth', 'reach', 'calm'] as const;

/** The score, a whole number from 0 to 100: the parts, what a model judged, and a little for the same page. */
export const numberOf = (parts: Parts, mutual: readonly MutualAnswer[]): number => {
  const read = maximumScore * names.reduce((sum, name) => sum + shares[name] * parts[name], 0);
  return Math.min(maximumScore, Math.round(withJudged(read, mutual) + pointsOf(mutual)));
};

/** The range in which the number honestly lies: wide for few answers, never of no width. */
export const bandOf = (score: number, answers: number): Band => {
  const half = Math.round(5 + 28 / Math.sqrt(1 + answers));
  return { low: Math.max(0, score - half), high: Math.min(maximumScore, score + half) };
};
