import { heartsOf } from '../../server/ports/analysis/heart.ts';
import { readText } from '../../server/ports/analysis/text.ts';
import { rowsIn } from './rows.ts';
import { isPart, type Part } from './shapes.ts';
import { shareOf } from './statistics.ts';

// Nine readers were shown answers with everything that could be quoted of each, and chose what a good friend would quote.
// One of them read the part to report, of answers that nobody else was shown. In each line: the part, the question, the
// answer, the words that were chosen, and others that would do nearly as well.

export type Quoted = {
  readonly part: Part;
  readonly answer: string;
  readonly best: string;
  readonly others: readonly string[];
};

export const quoted: readonly Quoted[] = rowsIn('quoted.tsv').map((row) => {
  const [part = '', _question, answer = '', best = '', ...others] = row;
  if (!isPart(part) || !answer.includes(best)) throw new Error(`not an item: ${row.join(' | ')}`);
  return { part, answer, best, others };
});

/** How often the words that are quoted first are those that a reader chose, or others that would do nearly as well. */
export const measureQuoted = (part: Part): number =>
  shareOf(
    quoted.filter((item) => item.part === part),
    ({ answer, best, others }) => {
      const [heart = ''] = heartsOf(readText(answer));
      return [best, ...others].includes(heart);
    },
  );
