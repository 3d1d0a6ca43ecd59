import type { Reading } from '../../context.ts';

/** One member's answer to a mutual question, as the rule sees it. */
export type Side = { readonly text: string; readonly reading: Reading };

/** One mutual question; `first` and `second` are the members in a fixed order. */
export type MutualAnswer = {
  readonly questionId: string;
  readonly question: string;
  readonly first: Side;
  readonly second: Side;
};

/** A score without names or times: what `rateCouple` makes of mutual answers. */
export type Rating = {
  readonly score: number;
  readonly band: { readonly low: number; readonly high: number };
  readonly summary: string;
  readonly keyTakeaways: readonly string[];
  readonly examples: readonly {
    readonly questionId: string;
    readonly first: string;
    readonly second: string;
    readonly insight: string;
  }[];
};
