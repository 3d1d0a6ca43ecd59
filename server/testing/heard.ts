import { type Tells, tellings } from '../ports/analysis/heard.ts';
import type { Meaning } from '../ports/analysis/meaning.ts';

/** An answer that tells nothing of what can be told. */
export const nothingTold = Object.fromEntries(tellings.map((telling) => [telling, 0])) as Tells;

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
