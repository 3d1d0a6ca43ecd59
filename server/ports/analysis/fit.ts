import { lengthOf, places, plainAt, sizes } from './clause.ts';
import { isWord, type Sentence, type Span } from './text.ts';
import { beginnings, joints, leading, looseEnds, turns, verbsOfSaying } from './words-clauses.ts';

// A clause that is too long to be quoted is cut: what is kept grows from the words that it is about, one pass after another.

/** What a quotation is about, and the clause that it is cut from. */
type Cut = { readonly about: Span; readonly clause: Span };

/** One step on the way to what is quoted. */
type Pass = (kept: Span, cut: Cut) => Span;

const isEnough = (span: Span): boolean => lengthOf(span) >= sizes.least;
const isShortEnough = (span: Span): boolean => lengthOf(span) <= sizes.most;

const mayBegin = (sentence: Sentence, at: number): boolean =>
  beginnings.has(plainAt(sentence, at).split(' ')[0] ?? '');

const isWordAt = ({ words }: Sentence, at: number): boolean => {
  const word = words[at];
  return word !== undefined && isWord(word);
};

/** Where the quotation marks of a span stand. */
const marksIn = ({ sentence, from, to }: Span): readonly number[] =>
  places(from, to - 1).filter((at) => plainAt(sentence, at) === '"');

/** Whether a quotation mark stands at one end of a span, and every one in it has its other. */
const isPairedMark = (span: Span, end: number): boolean =>
  plainAt(span.sentence, end) === '"' && marksIn(span).length % 2 === 0;

/** As many of the words that it is about as the length allows, and at least one. */
export const shorten: Pass = (kept) => {
  const least = kept.from + 1;
  const to = places(least, kept.to).findLast((at) => isShortEnough({ ...kept, to: at }));
  return { ...kept, to: to ?? least };
};

/** On to the last joint, or to the end of the clause, that the length allows. */
export const growOn: Pass = (kept, { clause }) => {
  const closes = (at: number) => at === clause.to || joints.has(plainAt(kept.sentence, at));
  const to = places(kept.to + 1, clause.to).findLast(
    (at) => closes(at) && isShortEnough({ ...kept, to: at }),
  );
  return { ...kept, to: to ?? kept.to };
};

/** Back to the first place that the length allows where a quotation may begin, with its 'when' or 'though'. */
export const growBack: Pass = (kept, { clause }) => {
  const { sentence } = kept;
  const losesJoint = (at: number) => {
    const before = plainAt(sentence, at - 1);
    return joints.has(before) && !leading.has(before);
  };
  const opens = (at: number) => (at === clause.from || mayBegin(sentence, at)) && !losesJoint(at);
  const from = places(clause.from, kept.from - 1).find(
    (at) => opens(at) && isShortEnough({ ...kept, from: at }),
  );
  return { ...kept, from: from ?? kept.from };
};

/** On between any two words, where it is too short to mean anything and no pause is near. */
export const lengthen: Pass = (kept, { clause }) => {
  if (isEnough(kept)) return kept;
  const to = places(kept.to, clause.to).findLast((at) => isShortEnough({ ...kept, to: at }));
  return { ...kept, to: to ?? kept.to };
};

/** A beginning in the middle of a thought moves on to where one begins, as long as enough is left. */
export const settleStart: Pass = (kept, { clause }) => {
  const { sentence } = kept;
  const opens = (at: number) =>
    at === clause.from || mayBegin(sentence, at) || joints.has(plainAt(sentence, at - 1));
  const from = places(kept.from, kept.to - 1).find((at) => opens(at) && isEnough({ ...kept, from: at }));
  return { ...kept, from: from ?? kept.from };
};

/** An end in the middle of a thought moves on to where it ends, or else back, as long as enough is left. */
export const settleEnd: Pass = (kept, { about, clause }) => {
  const plain = (at: number) => plainAt(kept.sentence, at);
  const parts = (at: number) =>
    joints.has(plain(at)) && !turns.has(plain(at)) && !verbsOfSaying.has(plain(at - 1));
  const closes = (at: number) => at === clause.to || plain(at) === ',' || parts(at);
  const near = places(kept.to, clause.to).find(closes);
  if (near !== undefined && lengthOf({ ...kept, to: near }) <= sizes.whole) return { ...kept, to: near };
  const back = places(about.from + 1, kept.to - 1).findLast(
    (at) => closes(at) && isEnough({ ...kept, to: at }),
  );
  return { ...kept, to: back ?? kept.to };
};

/** Where a quotation mark has lost its other, the side of it that the words are on. */
export const besideMark: Pass = (kept, { about }) => {
  const marks = marksIn(kept);
  const [mark] = marks;
  if (mark === undefined || marks.length % 2 === 0 || mark === kept.from) return kept;
  if (about.from > mark) return { ...kept, from: mark + 1 };
  return about.to <= mark ? { ...kept, to: mark } : kept;
};

/** Before the words that somebody is quoted with, who said them is left out as well: 'and then the waiter said'. */
export const withoutTeller: Pass = (kept) => {
  const { sentence, from, to } = kept;
  if (plainAt(sentence, to) !== '"' || !verbsOfSaying.has(plainAt(sentence, to - 1))) return kept;
  const cut = sentence.words.slice(0, to).findLastIndex(({ plain }) => joints.has(plain) || plain === ',');
  return cut > from + 1 ? { ...kept, to: cut } : kept;
};

/** Without what nobody would begin with: 'and', a comma, a quotation mark that has lost its other. */
export const trimStart: Pass = (kept) => {
  const { sentence, to } = kept;
  const opens = (at: number) =>
    isPairedMark({ ...kept, from: at }, at) ||
    (isWordAt(sentence, at) && !leading.has(plainAt(sentence, at)));
  return { ...kept, from: places(kept.from, to - 1).find(opens) ?? to - 1 };
};

/** Without what nobody would end with: 'and the', 'because', where it is not how the clause ends. */
export const trimEnd: Pass = (kept, { clause }) => {
  const { sentence, from } = kept;
  const isLoose = (at: number) =>
    at < clause.to - 1 &&
    plainAt(sentence, at)
      .split(' ')
      .every((word) => looseEnds.has(word));
  const closes = (at: number) =>
    isPairedMark({ ...kept, to: at }, at - 1) || (isWordAt(sentence, at - 1) && !isLoose(at - 1));
  return { ...kept, to: places(from + 1, kept.to).findLast(closes) ?? from + 1 };
};

const trimming: readonly Pass[] = [withoutTeller, trimStart, trimEnd];

/** From the words that a quotation is about to as much of their clause as may be quoted. */
const fitting: readonly Pass[] = [
  shorten,
  growOn,
  growBack,
  lengthen,
  settleStart,
  settleEnd,
  besideMark,
  ...trimming,
];

/** As much of a clause around some words as may be quoted. */
export const fitted = (cut: Cut): Span => fitting.reduce((kept, pass) => pass(kept, cut), cut.about);

/** A clause that is quoted whole, without its loose ends. */
export const withoutLooseEnds = (clause: Span): Span =>
  trimming.reduce((kept, pass) => pass(kept, { about: clause, clause }), clause);
