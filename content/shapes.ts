import type { CategoryId } from '../contract/categories.ts';

/** How much a question asks of a person: 1 is light, 3 is deep. */
export type Depth = 1 | 2 | 3;

/** One question of the catalogue; `id` is stable for ever, since answers point at it. */
export type Question = {
  readonly id: string;
  readonly category: CategoryId;
  readonly text: string;
  readonly depth: Depth;
};

/** One of the five tips for better answers. */
export type Tip = { readonly title: string; readonly text: string };
