import type { Dimension, Mark } from '../../context.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { isLeftOut, marksOf } from './worth.ts';

/** Characters of an answer and of a question that prose repeats. */
const longestQuote = 140;
const longestQuestion = 100;

/** Blame above this is not repeated to anybody. */
const sharpest = 0.3;

/** The beginning of a text, cut between words. */
export const shorten = (text: string, most: number): string => {
  const line = text.trim().split(/[\n\r]/)[0] ?? '';
  if (line.length <= most) return line;
  const cut = line.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return (space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, '');
};

/** A question, short enough to name it. */
export const named = ({ question }: MutualAnswer): string => `“${shorten(question, longestQuestion)}”`;

/** Questions of which both answers may be spoken about. */
export const speakable = (mutual: readonly MutualAnswer[]): readonly MutualAnswer[] =>
  mutual.filter(({ first, second }) => !isLeftOut(first) && !isLeftOut(second));

/** Below this a mark of one dimension is only a shade of it, and not to be spoken of as that. */
const faintest = 0.1;

/** The strongest of an answer's marks; its words stand in the answer itself. */
const bestMark = ({ text, reading }: Side): Mark | null => strongest(text, marksOf(reading));

/** The strongest of an answer's marks for one dimension, where there is more than a shade of it. */
export const markFor = ({ text, reading }: Side, dimension: Dimension): Mark | null =>
  strongest(
    text,
    marksOf(reading).filter((mark) => mark.dimension === dimension && mark.weight >= faintest),
  );

const strongest = (text: string, marks: readonly Mark[]): Mark | null =>
  marks
    .filter(({ quote }) => quote !== '' && text.includes(quote))
    .reduce<Mark | null>((best, mark) => (best === null || mark.weight > best.weight ? mark : best), null);

/** A short quotation of an answer, or null where it should not be quoted: sharp words, and what may tell of danger. */
export const quoteOf = (side: Side): string | null => {
  const { gate, harm, heavy = false } = side.reading;
  if (harm >= sharpest || heavy) return null;
  const mark = bestMark(side);
  if (mark !== null) return shorten(mark.quote, longestQuote);
  return gate === null ? shorten(side.text, longestQuote) : null;
};
