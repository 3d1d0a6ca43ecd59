import type { Counted } from '../../../contract/answers.ts';
import { apartOf } from './apart.ts';
import type { Exchange } from './exchange.ts';

/** How many answers of the viewer and of the partner count for a score: all but those that are withheld or of an ended couple. */
export const countedOf = (entries: readonly Exchange[]): Counted => ({
  you: entries.filter((entry) => entry.mine !== null && apartOf(entry) === undefined).length,
  partner: entries.filter(({ theyAnswered }) => theyAnswered).length,
  withheld: entries.filter(({ withheld }) => withheld).length,
});
