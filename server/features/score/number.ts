import { maximumScore } from '../../../contract/limits.ts';
import { type Contribution, contributionOf, middle } from './contribution.ts';
import type { Band, MutualAnswer } from './couple.ts';
import { withJudged } from './judged.ts';
import { together } from './pair.ts';
import { samePagePoints } from './same-page.ts';

/** The parts of the score, 0 to 1, each already of the two together. */
type Parts = {
  readonly depth: number;
  readonly warmth: number;
  readonly reach: number;
  readonly calm: number;
};

/** Where nothing is known a part stands in the middle, and this many answers are needed to move it half-way. */
const inertia = 4;

/** Set by hand: no public data say what makes two people talk well here. */
const shares: Parts = { depth: 0.5, warmth: 0.2, reach: 0.15, calm: 0.15 };

const settled = (values: readonly number[]): number =>
  Math.min(1, (values.reduce((sum, value) => sum + value, 0) + middle * inertia) / (values.length + inertia));

type Sides = readonly [first: readonly Contribution[], second: readonly Contribution[]];

const partOf = ([first, second]: Sides, ofOne: (all: readonly Contribution[]) => number): number =>
  together(ofOne(first), ofOne(second));

/**
 * A mean without inertia of how little harm is done, since a harsh word is one even when it is alone. What has inertia is
 * only the trust that it stays calm. Harm is squared away from one, so that a little of it among kind answers still shows.
 */
const calmOf = (contributions: readonly Contribution[]): number => {
  if (contributions.length === 0) return middle;
  const mean = contributions.reduce((sum, { harm }) => sum + (1 - harm) ** 2, 0) / contributions.length;
  return settled(contributions.map(() => 1)) * mean;
};

const counted = (contributions: readonly (Contribution | null)[]): readonly Contribution[] =>
  contributions.filter((one) => one !== null);

/** The parts of the score; answers are taken in the given order, so sort them first. */
export const partsOf = (mutual: readonly MutualAnswer[]): Parts => {
  const sides: Sides = [
    counted(mutual.map(({ first }) => contributionOf(first))),
    counted(mutual.map(({ second }) => contributionOf(second))),
  ];
  return {
    depth: partOf(sides, (all) => settled(all.map(({ depth }) => depth))),
    warmth: partOf(sides, (all) => settled(all.map(({ warmth }) => warmth))),
    reach: partOf(sides, (all) => settled(all.map(({ reach }) => reach))),
    calm: partOf(sides, calmOf),
  };
};

const names = ['depth', 'warmth', 'reach', 'calm'] as const;

/** The score, a whole number from 0 to 100: the parts, what a model judged, and a little for the same page. */
export const numberOf = (parts: Parts, mutual: readonly MutualAnswer[]): number => {
  const read = maximumScore * names.reduce((sum, name) => sum + shares[name] * parts[name], 0);
  return Math.min(maximumScore, Math.round(withJudged(read, mutual) + samePagePoints(mutual)));
};

/** A range around the number, wide for few answers and never of no width. Its width is set by hand, not measured. */
export const bandOf = (score: number, answers: number): Band => {
  const half = Math.round(5 + 28 / Math.sqrt(1 + answers));
  return { low: Math.max(0, score - half), high: Math.min(maximumScore, score + half) };
};
