import {
  type Choice,
  faintPraise,
  heartOfIt,
  noted,
  notedInside,
  notedWell,
  notedWhole,
  praise,
  praiseFor,
} from './feedback-texts.ts';
import { choose } from './hash.ts';
import { heartsOf } from './heart.ts';
import type { Material } from './material.ts';
import { isDoubted } from './next-step.ts';
import { hasIn, phrases } from './pattern.ts';
import { shareWords } from './quote.ts';
import type { FoundDimension } from './rating.ts';
import { readText, withDoubleMarks } from './text.ts';
import { partner, partnerObject, partnersOwn } from './words-people.ts';

// What feedback says of an answer before any step: words of it that are quoted, with what is good about them.

/** A text with the quotation in its place. */
export const filled = (text: string, quote: string): string => text.replace('{quote}', () => quote);

/** Below this a dimension is not worth a word of praise. */
export const faintest = 0.4;

/** Of a good answer even a shade of a dimension is: to praise nothing in it would be odd. */
const shade = 0.15;

/** From here on praise would sound as if the hard words were welcome. */
export const tooHarsh = 0.4;

/** Words of an answer that could be quoted: what a rule finds, the heart of it, or how it begins. */
type Candidate = {
  readonly quote: string;
  readonly source: 'rule' | 'heart' | 'opening';
  /** What a rule finds in these very words, if any does. */
  readonly shows: FoundDimension | null;
};

/** What feedback is written from, with what the writer sets in quotation marks inside: somebody else's words. */
type Quotable = Material & { readonly borrowed: readonly string[] };

/** Characters by which a quotation may be shorter than the whole answer: its full stop. */
const fullStop = 3;

const isWhole = (quote: string, answer: string): boolean => quote.length >= answer.trim().length - fullStop;

const borrowedIn = (answer: string): readonly string[] =>
  [...withDoubleMarks(answer).matchAll(/["“„«]([^"“”„«»]*)["“”»]/g)]
    .map(([, words = '']) => words)
    .filter((words) => !isWhole(words, answer));

/** What sounds like a complaint, where it is quoted by itself. */
const complaint = phrases(
  '(you|he|she|they) (~ )?never (?!(?:forget|laugh|judge|complain|miss|let|fail|make|made|once|comment|mind)[a-z]*)[a-z]+',
  '(you|he|she|they) (~ )?(forget|ignore*|complain*)',
  '(you|he|she|they) do not (~ )?(help|listen|ask|notice|look|care|see|thank)',
  '(too late|too busy|instead of (me|us|my))',
);

const wish = phrases('i would (~ )?(love|like|enjoy|want|prefer)', 'i want (you|to|more|us|your)');

/** Whether it is a wish that tells the feeling, so that it is better spoken of as a wish. */
const isWished = ({ dimension, mark }: FoundDimension, { text, rating: { found } }: Material): boolean =>
  dimension === 'disclosure' &&
  hasIn(readText(mark.quote), wish) &&
  found.some((other) => other.dimension === 'forward' && shareWords(text.raw, other.mark.quote, mark.quote));

const toSomebody = phrases(
  `(${partner}|${partnerObject}|${partnersOwn}|us|we|our|thank|thanks|thankful|grateful|glad|love|proud|lucky)`,
);

/** Whether the words that are quoted do not show by themselves that something is valued. */
const isThanksElsewhere = ({ dimension, mark }: FoundDimension): boolean =>
  dimension === 'appreciative' && !hasIn(readText(mark.quote), toSomebody);

/** Whether it speaks for the writer only in part. */
const isHalfOwned = ({ dimension, level }: FoundDimension): boolean => dimension === 'owned' && level < 0.9;

/** How much of its weight a complaint keeps when it comes to what is praised: a wish beside it is heard more gladly. */
const grudging = 0.4;

/** With fewer characters a quotation says little by itself: 'you told me why', 'I have a cold'. */
const slight = { characters: 20, keeps: 0.5 } as const;

const gladness = ({ dimension, mark }: FoundDimension): number =>
  mark.weight *
  (dimension !== 'appreciative' && hasIn(readText(mark.quote), complaint) ? grudging : 1) *
  (mark.quote.length < slight.characters ? slight.keeps : 1);

/** What the rules find that shows by itself, the most gladly heard first, and no two that quote the same words. */
const highlights = (material: Material): readonly FoundDimension[] => {
  const showing = material.rating.found
    .toSorted((one, other) => gladness(other) - gladness(one))
    .filter((one) => !isHalfOwned(one) && !isWished(one, material) && !isThanksElsewhere(one));
  const share = (one: FoundDimension, other: FoundDimension) =>
    shareWords(material.text.raw, one.mark.quote, other.mark.quote);
  return showing.filter((one, at) => !showing.slice(0, at).some((stronger) => share(stronger, one)));
};

type Refusal = (candidate: Candidate, answer: Quotable) => boolean;

const isTooHarsh: Refusal = (_, { harm }) => harm >= tooHarsh;

const isFaint: Refusal = ({ shows }, { quality }) =>
  shows !== null && shows.level < (quality === 'average' ? faintest : shade);

const isHardlyHeard: Refusal = ({ shows }, { tells, quality }) =>
  shows !== null && isDoubted(shows.dimension, tells, quality);

const blames: Refusal = ({ quote }, { text, blame }) => blame !== null && shareWords(text.raw, quote, blame);

const isBesideBlame: Refusal = (_, { blame }) => blame !== null;

const isBorrowed: Refusal = ({ quote }, { borrowed }) => borrowed.some((words) => words.includes(quote));

const isMostlyBorrowed: Refusal = ({ quote }, { borrowed }) =>
  borrowed.reduce((left, words) => left.replace(words, ''), quote).length * 2 <= quote.length;

const complains: Refusal = ({ quote }) => hasIn(readText(quote), complaint);

/** Why words are not quoted, by where they come from. */
const refusals: Readonly<Record<Candidate['source'], readonly Refusal[]>> = {
  rule: [isTooHarsh, isFaint, isHardlyHeard, blames, isBorrowed],
  heart: [isTooHarsh, isBesideBlame, isBorrowed, isMostlyBorrowed, complains],
  opening: [blames],
};

/** What may be quoted, the best first: the heart of a good answer, but of a thin one rather what may be praised. */
const candidatesIn = (answer: Quotable): readonly Candidate[] => {
  const { text, quality, opening } = answer;
  const isFit = (one: Candidate) => !refusals[one.source].some((refuses) => refuses(one, answer));
  const praised = highlights(answer)
    .map((shows): Candidate => ({ quote: shows.mark.quote, source: 'rule', shows }))
    .filter(isFit);
  const shownIn = (quote: string) => praised.find((one) => quote.includes(one.quote))?.shows ?? null;
  const heart = heartsOf(text)
    .map((quote): Candidate => ({ quote, source: 'heart', shows: shownIn(quote) }))
    .find(isFit);
  const hearts = heart === undefined ? [] : [heart];
  const found = quality === 'average' ? [...praised, ...hearts] : [...hearts, ...praised];
  const begins: Candidate = { quote: opening, source: 'opening', shows: null };
  return found.length > 0 ? found : [begins].filter(isFit);
};

/** What may be said of words: what shows in them, that a good answer has its heart there, or else that they are there. */
const wordingsFor = (
  { quote, source, shows }: Candidate,
  { text: { raw }, quality, invitation: { kind } }: Material,
): Choice => {
  if (shows !== null)
    return praiseFor[kind]?.[shows.dimension] ?? (shows.level >= 0.5 ? praise : faintPraise)[shows.dimension];
  if (source === 'heart' && quality !== 'average' && !isWhole(quote, raw)) return heartOfIt;
  if (quality === 'excellent') return notedWell;
  if (isWhole(quote, raw)) return notedWhole;
  return raw.trimStart().startsWith(quote) ? noted : notedInside;
};

/** What is good, in the person's own words, in at most so many sentences; nothing where every word of it is sharp. */
export const acknowledged = (material: Material, seed: number, room: number): readonly string[] => {
  const { raw } = material.text;
  const [first, ...others] = candidatesIn({ ...material, borrowed: borrowedIn(raw) });
  if (first === undefined) return [];
  const more = material.quality === 'excellent' && room > 1 ? others : [];
  const second = more.find(({ quote }) => !shareWords(raw, quote, first.quote));
  return (second === undefined ? [first] : [first, second])
    .toSorted((one, other) => raw.indexOf(one.quote) - raw.indexOf(other.quote))
    .map((one, at) => filled(choose(wordingsFor(one, material), seed >>> (9 * at)), one.quote));
};
