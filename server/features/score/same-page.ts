import type { CoupleRating, MutualAnswer } from './couple.ts';

/** Points of the score that taps can add, however many there are. */
const mostPoints = 8;

/** Questions that are reckoned with beside the mutual ones, so that one tap of few does not say much. */
const inertia = 4;

/** True where both have said that they are on the same page; their own word, which nothing else stands for. */
export const isSamePage = ({ taps }: MutualAnswer): boolean =>
  taps?.every((tap) => tap === 'same-page') ?? false;

/** On how many questions both have tapped, and on how many of them both said same page. */
export const tapCountsOf = (mutual: readonly MutualAnswer[]): CoupleRating['taps'] => ({
  both: mutual.filter(({ taps }) => taps !== undefined).length,
  samePage: mutual.filter(isSamePage).length,
});

/**
 * Points for what both called the same page, from 0 to 8. Any other pair of taps adds nothing and takes nothing away:
 * a difference is something to ask about and nobody's fault. What the analyser found in an answer plays no part, or
 * a tap that is not counted would tell of it.
 */
export const samePagePoints = (mutual: readonly MutualAnswer[]): number =>
  (mostPoints * tapCountsOf(mutual).samePage) / (mutual.length + inertia);
