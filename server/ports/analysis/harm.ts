import { findAll, has } from './pattern.ts';
import {
  blame,
  called,
  contempt,
  face,
  fond,
  grave,
  mild,
  sarcasm,
  selfSaid,
  stated,
} from './phrases-harm.ts';
import { isQuoted } from './subject.ts';
import type { Sentence, Span, Text } from './text.ts';

// Criticism, contempt, defensiveness and stonewalling go with couples that come apart (Gottman 1994). Contempt
// says what the other is; blame says that the other always does it. Both lower a rating, neither raises one.

/** How a sentence holds the partner in contempt. */
type Scorn = {
  /** More than a rough word among friends, as in 'and yet you stay, you lunatic'. */
  readonly isPlain: boolean;
  /** Said to the partner, and not told of what somebody said. */
  readonly isToFace: boolean;
};

/** True where some rough words are mild, none is grave, and something shows that they are meant fondly. */
const isTeasing = (sentence: Sentence): boolean =>
  has(sentence, mild) && has(sentence, fond) && !has(sentence, grave);

/** Words before a quotation from which on somebody is told of: 'I still hear her voice: "must be nice"'. */
const telling = 4;

/** The word that opens the first quotation of a sentence, or -1. */
const quotationIn = ({ words }: Sentence): number => words.findIndex(({ plain }) => plain === '"');

const isToldOf = (span: Span): boolean => isQuoted(span) && quotationIn(span.sentence) >= telling;

const isScorned = (sentence: Sentence): boolean =>
  [contempt, sarcasm].some((phrase) => findAll(sentence, phrase).some((span) => !isToldOf(span)));

const findScorn = (sentence: Sentence): Scorn | null => {
  if (!isScorned(sentence) || isTeasing(sentence)) return null;
  return {
    isPlain: !has(sentence, called) || has(sentence, grave) || has(sentence, stated),
    isToFace: has(sentence, face) && quotationIn(sentence) < 0,
  };
};

const known = new WeakMap<Sentence, Scorn | null>();

/** What contempt a sentence holds, found once; null without any, and for fond teasing. */
const scornIn = (sentence: Sentence): Scorn | null => {
  const scorn = known.get(sentence);
  if (scorn !== undefined) return scorn;
  const found = findScorn(sentence);
  known.set(sentence, found);
  return found;
};

/** True where a sentence holds the partner in contempt; fond teasing is not contempt. */
export const isContempt = (sentence: Sentence): boolean => scornIn(sentence) !== null;

/** True where any sentence holds the partner in contempt. */
export const holdsContempt = ({ sentences }: Text): boolean => sentences.some(isContempt);

/** True where contempt is plain, and more than a rough word among friends. */
export const isScornful = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => scornIn(sentence)?.isPlain);

/** True where contempt is said to the partner's face, and not told of what somebody said. */
export const isScornedToFace = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => scornIn(sentence)?.isToFace);

const isBlame = (sentence: Sentence): boolean =>
  has(sentence, blame) && !has(sentence, selfSaid) && !has(sentence, fond);

/** What a sentence leaves of kindness, 0 to 1, by what it holds. */
const spared = { contempt: 0.3, blame: 0.65 } as const;

/** Blame and contempt in a text, 0 to 1: more of it never counts for less. */
export const harmIn = ({ sentences }: Text): number => {
  const left = sentences.map(
    (sentence) => (isContempt(sentence) ? spared.contempt : 1) * (isBlame(sentence) ? spared.blame : 1),
  );
  return 1 - left.reduce((product, factor) => product * factor, 1);
};

/** Places where the partner is held in contempt or blamed, for feedback that points at one. */
export const blamesIn = ({ sentences }: Text): readonly Span[] =>
  sentences.flatMap((sentence) => {
    if (isContempt(sentence)) return [{ sentence, from: 0, to: sentence.words.length }];
    return isBlame(sentence) ? findAll(sentence, blame) : [];
  });

/** The text without its contempt, in which nothing good is looked for. */
export const withoutContempt = (text: Text): Text => ({
  ...text,
  sentences: text.sentences.filter((sentence) => !isContempt(sentence)),
});
