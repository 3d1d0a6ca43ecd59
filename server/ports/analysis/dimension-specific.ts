import { concreteStems } from './concrete.ts';
import { type Point, type Rule, strongest } from './dimension.ts';
import { findAll, phrases } from './pattern.ts';
import { isShort } from './quote.ts';
import { isWord, type Sentence, type Span } from './text.ts';

// What can be pictured can be answered, and a behaviour can be changed where a character cannot: the difference
// between complaint and criticism (Gottman) and the form 'when you did X in situation Y I felt Z'.
const anchor = phrases(
  '(yesterday|last (night|week|weekend|month|year|summer|winter|spring|autumn|time|[a-z]+day)|the other (day|night|week|morning))',
  '(on|every|each|this|that|one|a|next|past) (~ )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|afternoon|evening|night|weekend|christmas|diwali|holi|eid|birthday|anniversary|summer|winter|spring|autumn)s?',
  '(in|since|last) (january|february|march|april|june|july|august|september|october|november|december|20[0-9][0-9]|19[0-9][0-9])',
  '(the|that|one) (first |last |only |one )?(time|moment|day|night|morning|evening|summer|trip|winter|week)',
  '(once|years? ago|weeks? ago|months? ago|days? ago|at midnight|this (morning|week)|as a (kid|child|boy|girl)|when i was)',
  '([0-9]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|half an|an) (minutes?|hours?|mins?|seconds|times|days|weeks|months|years|pm|am|o clock)',
  '(said|say|says|asked|ask|whisper*|shout*|texted|wrote|told me) "',
  '(when|whenever|while|after|before|every time|each time) (you|he|she|we|i|my [a-z]+|your [a-z]+)',
  '(kal|us din|us raat|pichle|jab (tum|woh|hum|main)|raat ko|subah)',
  '(i|we|you|he|she) (~ )?(went|sat|stood|came|brought|took|told|said|held|drove|walked|cooked|woke|ran|wore|fell|wrote|sent|texted|called|looked|saw|found|left|bought|[a-z]{3,}ed)',
);

/** A long sentence is looked at in windows, so that length alone gathers nothing. */
const windowLength = 26;

const windowsOf = (sentence: Sentence): readonly Span[] => {
  const starts = Array.from({ length: Math.ceil(sentence.words.length / 13) }, (_, index) => index * 13);
  return starts.map((from) => ({
    sentence,
    from,
    to: Math.min(sentence.words.length, from + windowLength),
  }));
};

const levels = [0, 0.3, 0.55, 0.75, 0.9] as const;

const pointOf = (span: Span, anchors: readonly Span[], given: ReadonlySet<string>): Point => {
  const { sentence, from, to } = span;
  const words = sentence.words.slice(from, to);
  const details = concreteStems(words, given);
  const anchored = anchors.some((place) => place.from >= from && place.to <= to);
  // Among many empty words one rare one is chance.
  const share = details.size / Math.max(6, words.filter(isWord).length);
  const level = (levels[Math.min(4, details.size)] ?? 0) * (share < 0.12 ? 0.6 : 1);
  return {
    level: Math.min(1, level + (anchored && details.size > 0 ? 0.25 : anchored ? 0.15 : 0)),
    span,
  };
};

/** The clauses of a window: what stands between two commas or quotation marks. */
const clausesOf = ({ sentence, from, to }: Span): readonly Span[] => {
  const clauses: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const word = sentence.words[at];
    if (at < to && (word === undefined || isWord(word))) continue;
    if (at > start) clauses.push({ sentence, from: start, to: at });
    start = at + 1;
  }
  return clauses;
};

/** Of a sentence too long to be quoted, the clause that tells most. */
const tellingIn = (span: Span, given: ReadonlySet<string>): Span => {
  if (isShort(span.sentence)) return span;
  const anchors = findAll(span.sentence, anchor);
  return strongest(clausesOf(span).map((clause) => pointOf(clause, anchors, given)))?.span ?? span;
};

/** A moment, an example, a behaviour: something that can be pictured. */
export const specific: Rule = (text, { stems }) => {
  const points = text.sentences.flatMap((sentence) => {
    const anchors = findAll(sentence, anchor);
    return windowsOf(sentence).map((span) => pointOf(span, anchors, stems));
  });
  const best = strongest(points);
  if (best === null || best.level === 0) return null;
  return { ...best, telling: tellingIn(best.span, stems) };
};
