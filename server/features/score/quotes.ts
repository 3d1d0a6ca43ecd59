import type { Dimension, Mark, Reading, Side } from '../../context.ts';
import { isLeftOut, marksOf, sharpest } from './contribution.ts';
import type { MutualAnswer } from './couple.ts';
import { gentleOf, isGentle } from './pair.ts';

/** Characters of an answer and of a question that prose repeats. */
const longestQuote = 180;
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
export const quotedQuestion = ({ question }: MutualAnswer): string =>
  `“${shorten(question, longestQuestion)}”`;

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

/** Sharp words, what may tell of danger, and what nobody could read. */
const isUnquotable = ({ harm, heavy = false, unread }: Reading): boolean =>
  harm >= sharpest || heavy || unread === true;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences that words stand in and, where wanted, as many around them in the same line as there is room for. */
const sentencesAround = (text: string, words: string, more: boolean): string => {
  const start = text.indexOf(words);
  const end = start + words.length;
  const ends = [0, ...Array.from(sentences.segment(text), ({ index, segment }) => index + segment.length)];
  const cut = (from: number, to: number): string => text.slice(ends[from], ends[to]).trim();
  const fits = (from: number, to: number): boolean =>
    from >= 0 && to < ends.length && isOneShortLine(cut(from, to));
  let [from, to] = [ends.findLastIndex((place) => place <= start), ends.findIndex((place) => place >= end)];
  if (!fits(from, to)) return words;
  while (more && fits(from, to + 1)) to += 1;
  while (more && fits(from - 1, to)) from -= 1;
  return cut(from, to);
};

const isOneShortLine = (line: string): boolean => line.length <= longestQuote && !/[\n\r]/.test(line);

/** What is felt tells most of somebody; without it the strongest of the marks does. */
const heartOf = (side: Side): Mark | null => markFor(side, 'disclosure') ?? bestMark(side);

/**
 * A short quotation of an answer, or null where it should not be quoted. A short answer is quoted whole, since a part of
 * it may mislead; of a longer one its heart, in whole sentences.
 */
export const quotationOf = (side: Side): string | null => {
  const { text, reading } = side;
  if (isUnquotable(reading)) return null;
  if (reading.gate === null && isOneShortLine(text.trim())) return text.trim();
  const mark = heartOf(side);
  if (reading.gate !== null) return mark && shorten(mark.quote, longestQuote);
  return shorten(mark === null ? text : sentencesAround(text, mark.quote, true), longestQuote);
};

/** Words from which on a quotation shows by itself that something is wished for, valued or asked. */
const leastWords = 4;

/** Begins by saying that there is none, so that nothing in it should be called a good thing. */
const denies = /^(none|nothing|nobody|no|not|never)\b/i;

/** Whoever may be in mind. */
const someone = /\b(you|your|yours|he|him|his|she|her|they|them|their|we|us|our|partner|husband|wife)\b/i;

/** The sentence of an answer that speaks of a dimension, by itself and without the mark that ends it; null without one. */
export const sentenceOf = (side: Side, dimension: Dimension): string | null => {
  const mark = isUnquotable(side.reading) ? null : markFor(side, dimension);
  if (mark === null || denies.test(side.text.trim())) return null;
  const own = side.reading.gate === null ? sentencesAround(side.text, mark.quote, false) : mark.quote;
  const sentence = shorten(own, longestQuote).replace(/\.$/, '');
  const isEnough = sentence.split(/\s+/).length >= leastWords;
  return isEnough && (dimension !== 'responsive' || someone.test(sentence)) ? sentence : null;
};

/** Questions of which both answers may be quoted, of two people of whom neither is sharp on the mean. */
export const quotable = (mutual: readonly MutualAnswer[]): readonly MutualAnswer[] => {
  if (gentleOf(mutual).length < 2) return [];
  return speakable(mutual).filter(
    (answer) => isGentle(answer) && quotationOf(answer.first) !== null && quotationOf(answer.second) !== null,
  );
};
