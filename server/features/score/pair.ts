import type { MutualAnswer } from './couple.ts';
import { worthOf } from './worth.ts';

/** Of the two, the one that gives less counts more, so that one cannot carry both. */
export const together = (one: number, other: number): number =>
  0.75 * Math.min(one, other) + 0.25 * Math.max(one, other);

/** How much both answers show: as much as the one that shows less. */
export const sharedDepth = ({ first, second }: MutualAnswer): number =>
  Math.min(worthOf(first)?.depth ?? 0, worthOf(second)?.depth ?? 0);

/** The harm in the answer that does more of it. */
export const worstHarm = ({ first, second }: MutualAnswer): number =>
  Math.max(worthOf(first)?.harm ?? 0, worthOf(second)?.harm ?? 0);
