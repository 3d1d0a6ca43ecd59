import type { Tells } from '../ports/analysis/heard.ts';
import type { Meaning } from '../ports/analysis/meaning.ts';
import { dimensions } from '../ports/analysis/port.ts';

/** An answer that tells nothing of what can be told. */
export const nothingTold = Object.fromEntries(dimensions.map((name) => [name, 0])) as Tells;

/** A plain answer of middling worth, in which nothing stops. */
export const plainMeaning: Meaning = {
  danger: null,
  dangerByRules: false,
  gate: null,
  plain: true,
  grade: 6,
  harsh: 0,
  tells: nothingTold,
};
