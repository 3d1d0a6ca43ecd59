import type { CategoryId } from '../../../contract/categories.ts';
import type { Tap } from '../../../contract/taps.ts';
import type { Judgement, Side } from '../../context.ts';

/** One mutual question; `first` and `second` are the members in a fixed order. */
export type MutualAnswer = {
  readonly questionId: string;
  readonly question: string;
  readonly first: Side;
  readonly second: Side;
  /** What the first and the second tapped; there once both have. */
  readonly taps?: readonly [first: Tap, second: Tap];
  /** What a model judged; null where it did not judge this pair, and not there where none was asked. */
  readonly judged?: Judgement | null;
};

/** A range around a number, wider for fewer answers. */
export type Band = { readonly low: number; readonly high: number };

/** What the mutual questions of one category say; no number where they are too few. */
export type CategoryPart = {
  readonly category: CategoryId;
  readonly basedOn: number;
  readonly score: number | null;
  readonly band: Band | null;
};

/** A sentence and the questions that it rests on. */
export type Takeaway = { readonly text: string; readonly questionIds: readonly string[] };

/** A score without names or times: what `rateCouple` makes of mutual answers. */
export type CoupleRating = {
  readonly score: number;
  readonly band: Band;
  readonly summary: string;
  readonly takeaways: readonly Takeaway[];
  /** Questions on which both have tapped, and those of them on which both said same page. */
  readonly taps: { readonly both: number; readonly samePage: number };
  readonly categories: readonly CategoryPart[];
  readonly examples: readonly {
    readonly questionId: string;
    readonly first: string;
    readonly second: string;
    readonly insight: string;
  }[];
};
