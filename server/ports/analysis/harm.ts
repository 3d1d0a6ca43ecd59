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

const judged = new WeakMap<Sentence, boolean>();

/** True where some rough words are mild, none is grave, and something shows that they are meant fondly. */
const isTeasing = (sentence: Sentence): boolean =>
  has(sentence, mild) && has(sentence, fond) && !has(sentence, grave);

/** Words before a quotation from which on somebody is told of: 'I still hear her voice: "must be nice"'. */
const telling = 4;

const isToldOf = (span: Span): boolean =>
  isQuoted(span) && span.sentence.words.findIndex(({ plain }) => plain === '"') >= telling;

const judge = (sentence: Sentence): boolean =>
  [contempt, sarcasm].some((scorn) => findAll(sentence, scorn).some((span) => !isToldOf(span))) &&
  !isTeasing(sentence);

/** True where a sentence holds the partner in contempt; fond teasing is not contempt. */
export const isContempt = (sentence: Sentence): boolean => {
  const known = judged.get(sentence) ?? judge(sentence);
  judged.set(sentence, known);
  return known;
};

/** True where any sentence holds the partner in contempt. */
export const holdsContempt = ({ sentences }: Text): boolean => sentences.some(isContempt);

const isBlame = (sentence: Sentence): boolean =>
  has(sentence, blame) && !has(sentence, selfSaid) && !has(sentence, fond);

/** True where somebody is called what friends call each other, and it is not stated of them: 'and yet you stay, you lunatic'. */
const isOnlyRough = (sentence: Sentence): boolean =>
  has(sentence, called) && !has(sentence, grave) && !has(sentence, stated);

/** True where contempt is plain, and no rough word among friends. */
export const isScornful = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => isContempt(sentence) && !isOnlyRough(sentence));

const quoted = ({ words }: Sentence): boolean => words.some(({ plain }) => plain === '"');

/** True where contempt is said to the partner's face, and not told of what somebody said. */
export const isScornedToFace = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => isContempt(sentence) && has(sentence, face) && !quoted(sentence));

/** Blame and contempt in a text, 0 to 1: more of it never counts for less. */
export const harmIn = (text: Text): number => {
  const spared = text.sentences.map((sentence) => {
    const afterContempt = isContempt(sentence) ? 0.3 : 1;
    return isBlame(sentence) ? afterContempt * 0.65 : afterContempt;
  });
  return 1 - spared.reduce((product, factor) => product * factor, 1);
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
