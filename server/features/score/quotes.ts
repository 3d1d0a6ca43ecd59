import type { Dimension, Mark, Reading } from '../../context.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { isLeftOut, marksOf, sharpest } from './worth.ts';

/** Characters of an answer and of a question that prose repeats. */
const longestQuote = 140;
const longestQuestion = 100;

/** The beginning of a text, cut between words. */
const shorten = (text: string, most: number): string => {
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

/** Sharp words, and what may tell of danger. */
const isUnquotable = ({ harm, heavy = false }: Reading): boolean => harm >= sharpest || heavy;

const isOneShortLine = (line: string): boolean => line.length <= longestQuote && !/[\n\r]/.test(line);

/**
 * A short quotation of an answer, or null where it should not be quoted. A short answer is quoted whole, since a part of
 * it may mislead; of a longer one the words that speak of the dimension, or else its strongest.
 */
export const quoteOf = (side: Side, dimension: Dimension | null = null): string | null => {
  const { text, reading } = side;
  if (isUnquotable(reading)) return null;
  if (reading.gate === null && isOneShortLine(text.trim())) return text.trim();
  const mark = (dimension && markFor(side, dimension)) ?? bestMark(side);
  if (mark !== null) return shorten(mark.quote, longestQuote);
  return reading.gate === null ? shorten(text, longestQuote) : null;
};

/** Questions of which both answers may be quoted. */
export const quotable = (mutual: readonly MutualAnswer[]): readonly MutualAnswer[] =>
  speakable(mutual).filter(({ first, second }) => quoteOf(first) !== null && quoteOf(second) !== null);
