import type { CategoryId } from '../contract/categories.ts';

/** How much a question asks of a person: 1 is light, 3 is deep. */
export type Depth = 1 | 2 | 3;

/** What questions of this product ask for; the rubric weighs an answer by it. */
export type QuestionKind =
  | 'conflict'
  | 'boundary'
  | 'past'
  | 'tender'
  | 'gratitude'
  | 'wish'
  | 'partner'
  | 'moment'
  | 'play'
  | 'taste';

/** One question of the catalogue; `id` is stable for ever, since answers point at it. */
export type Question = {
  readonly id: string;
  readonly category: CategoryId;
  readonly text: string;
  readonly depth: Depth;
  /** What an answer may hold, in a few words for people. */
  readonly invites: string;
  /** The same for the rubric: what is asked for first, then what else would fit. */
  readonly kinds: readonly [QuestionKind, ...QuestionKind[]];
};

/** One of the five tips for better answers. */
export type Tip = { readonly title: string; readonly text: string };
