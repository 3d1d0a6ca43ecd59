import { maximumScore } from '../../../contract/limits.ts';

type Point = { readonly x: number; readonly y: number };

/** The picture's own measures; it is stretched to the width of the card. */
export const picture = { width: 320, height: 96, margin: 10 } as const;

/** Where each score stands in the picture: even steps from left to right, 100 at the top and 0 at the bottom. */
export const lineThrough = (scores: readonly number[]): readonly Point[] => {
  const { width, height, margin } = picture;
  const step = (width - 2 * margin) / Math.max(1, scores.length - 1);
  return scores.map((score, index) => ({
    x: margin + index * step,
    y: margin + (1 - score / maximumScore) * (height - 2 * margin),
  }));
};
