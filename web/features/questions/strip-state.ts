/** Pixels of a strip that must be out of sight on a side before that side's arrow appears. */
export const arrowThreshold = 20;

/** The part of the strip's width by which an arrow scrolls. */
const scrollShare = 0.5;

/** Milliseconds for which the strip hints that there is more. */
export const hintDuration = 3000;

/** Lengths in CSS pixels, as an element that scrolls tells them. */
type Strip = {
  readonly scrollLeft: number;
  readonly clientWidth: number;
  readonly scrollWidth: number;
};

export type Arrows = { readonly back: boolean; readonly on: boolean };

/** Which arrows a strip shows. */
export const arrowsOf = ({ scrollLeft, clientWidth, scrollWidth }: Strip): Arrows => ({
  back: scrollLeft > arrowThreshold,
  on: scrollWidth - clientWidth - scrollLeft > arrowThreshold,
});

/** Pixels by which an arrow scrolls. */
export const scrollStep = ({ clientWidth }: Pick<Strip, 'clientWidth'>, direction: 1 | -1): number =>
  direction * clientWidth * scrollShare;
