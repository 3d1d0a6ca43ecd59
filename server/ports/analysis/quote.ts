import { clauseAround, lengthOf, sizes } from './clause.ts';
import { fitted, withoutLooseEnds } from './fit.ts';
import { words } from './pattern.ts';
import { isWord, type Sentence, type Span, type Text } from './text.ts';

// Which words of an answer are given back, exactly as they were typed.

const asTyped = (raw: string, { sentence: { words }, from, to }: Span): string =>
  raw.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

const allOf = (sentence: Sentence): Span => ({ sentence, from: 0, to: sentence.words.length });

/** Whether a sentence is short enough to be quoted as it is. */
export const isShort = (sentence: Sentence): boolean =>
  sentence.words.every(({ plain }) => plain !== '"') && lengthOf(allOf(sentence)) <= sizes.whole;

/** The clause around a span; where that is long, the whole sentence rather, if that is short; and else what fits. */
const chosen = (about: Span): Span => {
  const clause = clauseAround(about);
  const length = lengthOf(clause);
  if (length > sizes.most && isShort(about.sentence)) return withoutLooseEnds(allOf(about.sentence));
  if (length > sizes.most && length <= sizes.whole) return withoutLooseEnds(clause);
  return fitted({ about, clause });
};

/** The beginning of a text up to a number of characters, cut between words where there are any. */
export const cutAtWord = (typed: string, most: number): string => {
  const start = [...typed.slice(0, most)].join('');
  const cut = start.isWellFormed() ? start : start.slice(0, -1);
  const space = cut.lastIndexOf(' ');
  return typed.length <= most || space < most / 2 ? cut : cut.slice(0, space);
};

/** A bracket that was opened is closed where that is the next character, and left out where it is not. */
const closeBracket = (raw: string, typed: string): string => {
  const open = typed.lastIndexOf('(');
  if (open < 0 || typed.indexOf(')', open) >= 0) return typed;
  if (raw.includes(`${typed})`)) return `${typed})`;
  const before = typed.slice(0, open).trimEnd();
  return before.length < sizes.least ? typed : before;
};

/** A short readable clause around a span, exactly as it was typed. */
export const quoteOf = ({ raw }: Text, span: Span): string => {
  const typed = asTyped(raw, chosen(span));
  return closeBracket(raw, typed.length <= sizes.whole ? typed : cutAtWord(typed, sizes.most));
};

/** Characters up to which a sentence is one beat of the two of a joke. */
const longestBeat = 42;

const isBeat = (sentence: Sentence): boolean => isShort(sentence) && lengthOf(allOf(sentence)) <= longestBeat;

/** The two beats of a joke that opens an answer, or null: 'I look at the dog. We don’t have a dog.' */
export const jokeIn = ({ raw, sentences: [first, second] }: Text, { sentence }: Span): string | null => {
  if (first !== sentence || second === undefined || ![first, second].every(isBeat)) return null;
  const [start, pause] = [first.words[0]?.start ?? 0, first.words.at(-1)?.end ?? 0];
  const between = raw.slice(pause, second.words[0]?.start ?? 0);
  return /^[.!?…]{1,3} ?$/.test(between) ? raw.slice(start, second.words.at(-1)?.end ?? 0) : null;
};

/** How a text begins, short enough to repeat. */
export const openingOf = (text: Text, sentence = text.sentences[0]): string => {
  if (sentence === undefined) return cutAtWord(text.raw.trim().split('\n')[0] ?? '', 24);
  if (isShort(sentence)) return asTyped(text.raw, withoutLooseEnds(allOf(sentence)));
  return quoteOf(text, { sentence, from: 0, to: 1 });
};

/** A beginning that only says that somebody is about to think. */
const filler: ReadonlySet<string> = new Set(
  words(`
    idk i_do_not_know dunno i_dunno not_sure i_am_not_sure honestly hm hmm well okay ok um umm good_question
  `),
);

const isFiller = (sentence: Sentence): boolean =>
  filler.has(
    sentence.words
      .filter(isWord)
      .map(({ plain }) => plain)
      .join(' '),
  );

/** Words from which on a sentence after such a beginning says something. */
const leastSaid = 4;

/** How an answer that is rated begins, past a beginning that says nothing. */
export const firstSaidIn = (text: Text): string => {
  const said = text.sentences.find((one) => !isFiller(one) && one.words.filter(isWord).length >= leastSaid);
  const [first] = text.sentences;
  return openingOf(text, first !== undefined && isFiller(first) ? (said ?? first) : first);
};

/** Whether one of two quotations is part of the other. */
export const areNested = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** Whether two quotations of an answer share words: one in the other, or the end of one at the start of the other. */
export const shareWords = (answer: string, one: string, other: string): boolean => {
  const [start, begin] = [answer.indexOf(one), answer.indexOf(other)];
  return areNested(one, other) || (start < begin + other.length && begin < start + one.length);
};
