import type { Counted } from '../../../contract/answers.ts';
import type { Exchange } from './exchange.ts';

/** How many answers of the viewer and of the partner count for a score: all but those that are withheld. */
export const countedOf = (entries: readonly Exchange[]): Counted => ({
  you: entries.filter(({ mine, withheld }) => mine !== null && !withheld).length,
  partner: entries.filter(({ theyAnswered }) => theyAnswered).length,
  withheld: entries.filter(({ withheld }) => withheld).length,
});
