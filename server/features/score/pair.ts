import type { Side } from '../../context.ts';
import { contributionOf, sharpest, sharpOnTheMean } from './contribution.ts';
import type { MutualAnswer } from './couple.ts';

/** Of the two, the one that gives less counts more, so that one cannot carry both. */
export const together = (one: number, other: number): number =>
  0.75 * Math.min(one, other) + 0.25 * Math.max(one, other);

/** How much both answers show: as much as the one that shows less. */
export const sharedDepth = ({ first, second }: MutualAnswer): number =>
  Math.min(contributionOf(first)?.depth ?? 0, contributionOf(second)?.depth ?? 0);

/** The harm in the answer that does more of it. */
export const worstHarm = ({ first, second }: MutualAnswer): number =>
  Math.max(contributionOf(first)?.harm ?? 0, contributionOf(second)?.harm ?? 0);

const members = ['first', 'second'] as const;

const meanHarm = (sides: readonly Side[]): number => {
  const contributions = sides.map(contributionOf).filter((one) => one !== null);
  return contributions.reduce((sum, { harm }) => sum + harm, 0) / Math.max(1, contributions.length);
};

/** Those of the two whose words may be put forward: not who is sharp on the mean, whose other words may be meant so, too. */
export const gentleOf = (mutual: readonly MutualAnswer[]): readonly (typeof members)[number][] =>
  members.filter((of) => meanHarm(mutual.map((answer) => answer[of])) < sharpOnTheMean);

/** True where neither answer is sharp: beside one that is, nothing is a gift. */
export const isGentle = (answer: MutualAnswer): boolean => worstHarm(answer) < sharpest;
