import { isQuoted } from './subject.ts';
import { isWord, type Sentence, type Span, type Word } from './text.ts';
import { conditions, continuing, joints, turns } from './words-clauses.ts';

// Where the clause around some words begins and ends.

/** Characters of a quotation: `least`, to say something by itself; at `most`, if it has to be cut; and if it is `whole`. */
export const sizes = { least: 14, most: 80, whole: 110 } as const;

/** How long a span is as typed, in characters. */
export const lengthOf = ({ sentence: { words }, from, to }: Span): number =>
  (words[to - 1]?.end ?? 0) - (words[from]?.start ?? 0);

/** A word as it is read, or '' beyond the ends of the sentence. */
export const plainAt = ({ words }: Sentence, at: number): string => words[at]?.plain ?? '';

/** Every place from one to another, both included. */
export const places = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const isBreak = ({ plain }: Word): boolean => plain === ',' || plain === '"' || plain === 'weblink';

/** Whether speech pauses at each word; of a comma inside what somebody is quoted with only where that is cut open. */
const pausesIn = (words: readonly Word[], open: boolean): readonly boolean[] => {
  let quoted = false;
  return words.map((word, at) => {
    if (word.plain === '"') quoted = !quoted;
    if (word.plain === ',') return (open || !quoted) && !continuing.has(words[at + 1]?.plain ?? '');
    return isBreak(word) && (open || word.plain !== '"');
  });
};

type Pauses = ReturnType<typeof pausesIn>;

/** The first pause from a place on, or the end of the sentence. */
const pauseFrom = (pauses: Pauses, place: number): number => {
  const pause = pauses.indexOf(true, place);
  return pause === -1 ? pauses.length : pause;
};

/** What stands around a span between two pauses. */
const betweenPauses = (span: Span, pauses: Pauses): Span => ({
  ...span,
  from: pauses.slice(0, span.from).lastIndexOf(true) + 1,
  to: pauseFrom(pauses, span.to),
});

/** With a condition goes what follows from it: 'if you see the light on, come in'. */
const withConsequence = (clause: Span, pauses: Pauses): Span => {
  const { sentence, from, to } = clause;
  const follows = conditions.has(plainAt(sentence, from)) && plainAt(sentence, to) === ',';
  return follows ? { ...clause, to: pauseFrom(pauses, to + 1) } : clause;
};

/** Words that have to follow a turn, so that more than an aside is taken along. */
const leastTurned = 2;

/** Whether a thought turns here: ', but I stay sitting on the stairs'. */
const isTurn = ([turn, ...turned]: readonly string[]): boolean =>
  turns.has(turn ?? '') && turned.length >= leastTurned && !conditions.has(turned[0] ?? '');

/** Words that a tail may have. */
const mostOfTail = 4;

/** Whether these few last words belong to what they follow: ', in a good way', ', stop'. */
const isTail = (words: readonly Word[]): boolean => {
  const [first, ...others] = words.map(({ plain }) => plain);
  if (first === undefined || words.length > mostOfTail || !words.every(isWord)) return false;
  return !turns.has(first) && !joints.has(first) && ![first, ...others].includes('you');
};

/** With a clause goes the turn that its thought takes, and a short tail at the end of the sentence. */
const withTurn = (clause: Span, pauses: Pauses): Span => {
  const { sentence, to } = clause;
  if (plainAt(sentence, to) !== ',') return clause;
  const after = pauseFrom(pauses, to + 1);
  const words = sentence.words.slice(to + 1, after);
  const isLast = after === sentence.words.length;
  const belongs = isTurn(words.map(({ plain }) => plain)) || (isLast && isTail(words));
  return belongs ? { ...clause, to: after } : clause;
};

/** Commas fall away where a clause alone would be too short to mean anything. */
const widened = (clause: Span): Span => {
  const { words } = clause.sentence;
  const stops = (word: Word | undefined, span: Span) =>
    word === undefined || word.plain === '"' || (isBreak(word) && lengthOf(span) >= sizes.least);
  const to = places(clause.to, words.length).find((at) => stops(words[at], { ...clause, to: at }));
  const longer = { ...clause, to: to ?? clause.to };
  const from = places(0, clause.from).findLast((at) => stops(words[at - 1], { ...longer, from: at }));
  return { ...longer, from: from ?? clause.from };
};

/**
 * The clause around a span: what stands between two pauses. What somebody is quoted with is kept together, and so are a
 * thought and its turn, a condition and what follows, where that is short enough.
 */
export const clauseAround = (span: Span): Span => {
  const { words } = span.sentence;
  const pauses = pausesIn(words, isQuoted(span));
  const kept = betweenPauses(span, pauses);
  const complete = withConsequence(kept, pauses);
  const widestFirst = [withTurn(complete, pauses), complete, withTurn(kept, pauses), kept];
  const clause = widestFirst.find((one) => lengthOf(one) <= sizes.whole);
  return widened(clause ?? betweenPauses(span, pausesIn(words, true)));
};
