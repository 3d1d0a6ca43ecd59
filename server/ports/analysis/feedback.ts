import type { QuestionKind, Step } from '../../../content/shapes.ts';
import type { Quality } from '../../../contract/analysis.ts';
import { disclosure } from './dimension-disclosure.ts';
import {
  type Choice,
  clearNo,
  enoughSaid,
  faintPraise,
  limited,
  noted,
  notedWell,
  notedWhole,
  praise,
  praiseFor,
  softer,
  softerTone,
  softerWish,
} from './feedback-texts.ts';
import { isListOfNoes } from './firm-no.ts';
import { choose, hashOf } from './hash.ts';
import type { Tells } from './heard.ts';
import type { Language } from './language.ts';
import { isDoubted, stepsAfter, stepTowards } from './next-step.ts';
import { hasIn, phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import type { Found, Rating } from './rating.ts';
import { readText, type Text, withDoubleMarks } from './text.ts';
import { partner, partnerObject, partnersOwn } from './words-people.ts';

/** What feedback is written from. */
export type Material = {
  readonly text: Text;
  readonly invitation: Invitation;
  readonly rating: Rating;
  readonly quality: Quality;
  readonly language: Exclude<Language, 'other'>;
  /** The clause that blames the partner most, where there is one. */
  readonly blame: string | null;
  /** What is heard in it, or null where nothing is. */
  readonly tells: Tells | null;
  /** Blame and contempt, 0 to 1. */
  readonly harm: number;
  /** Danger may be near, so that a line of help goes with it. */
  readonly heavy: boolean;
  /** The answer's beginning, for where no dimension has a quotation. */
  readonly opening: string;
};

export type Words = { readonly feedback: string; readonly suggestions: readonly string[] };

const filled = (text: string, quote: string): string => text.replace('{quote}', () => quote);

/** Below this a dimension is not worth a word of praise. */
const faintest = 0.4;

/** Of a good answer even a shade of a dimension is: to praise nothing in it would be odd. */
const shade = 0.15;

/** From here on praise would sound as if the hard words were welcome. */
const tooHarsh = 0.4;

/** What may be said of a quotation. */
const wordings = ({ dimension, level }: Found, kind: QuestionKind): Choice =>
  praiseFor[kind]?.[dimension] ?? (level >= 0.5 ? praise : faintPraise)[dimension];

/** The quotations in the order in which they stand, each with what is good about it. */
const praised = (chosen: readonly Found[], { text, invitation }: Material, seed: number): readonly string[] =>
  chosen
    .toSorted((one, other) => text.raw.indexOf(one.mark.quote) - text.raw.indexOf(other.mark.quote))
    .map((found, at) =>
      filled(choose(wordings(found, invitation.kind), seed >>> (9 * at)), found.mark.quote),
    );

/** Whether two quotations of an answer share words: one in the other, or the end of one at the start of the other. */
const overlap = (answer: string, one: string, other: string): boolean => {
  const [start, begin] = [answer.indexOf(one), answer.indexOf(other)];
  return (
    one.includes(other) || other.includes(one) || (start < begin + other.length && begin < start + one.length)
  );
};

const wish = phrases('i would (~ )?(love|like|enjoy|want|prefer)', 'i want (you|to|more|us|your)');

/** Whether it is a wish that tells the feeling, so that it is better spoken of as a wish. */
const isWished = ({ dimension, mark }: Found, { text, rating: { found } }: Material): boolean =>
  dimension === 'disclosure' &&
  hasIn(readText(mark.quote), wish) &&
  found.some((other) => other.dimension === 'forward' && overlap(text.raw, other.mark.quote, mark.quote));

const toSomebody = phrases(
  `(${partner}|${partnerObject}|${partnersOwn}|us|we|our|thank|thanks|thankful|grateful|glad|love|proud|lucky)`,
);

/** Whether the words that are quoted do not show by themselves that something is valued. */
const isThanksElsewhere = ({ dimension, mark }: Found): boolean =>
  dimension === 'appreciative' && !hasIn(readText(mark.quote), toSomebody);

/** What sounds like a complaint, where it is quoted by itself. */
const reproach = phrases(
  '(you|he|she|they) (~ )?never (?!(?:forget|laugh|judge|complain|miss|let|fail|make|made|once|comment|mind)[a-z]*)[a-z]+',
  '(you|he|she|they) (~ )?(forget|ignore*|complain*)',
  '(you|he|she|they) do not (~ )?(help|listen|ask|notice|look|care|see|thank)',
  '(too late|too busy|instead of (me|us|my))',
);

/** How much of its weight a complaint keeps when it comes to what is praised: a wish beside it is heard more gladly. */
const grudging = 0.4;

/** With fewer characters a quotation says little by itself: 'you told me why', 'I have a cold'. */
const slight = { characters: 20, keeps: 0.5 } as const;

const gladness = ({ dimension, mark }: Found): number =>
  mark.weight *
  (dimension !== 'appreciative' && hasIn(readText(mark.quote), reproach) ? grudging : 1) *
  (mark.quote.length < slight.characters ? slight.keeps : 1);

/** The strongest first, and no two that quote the same words. */
const highlights = (material: Material): readonly Found[] => {
  const { text, rating } = material;
  const ranked = rating.found.toSorted((one, other) => gladness(other) - gladness(one));
  const telling = ranked.filter(
    (one) =>
      (one.dimension !== 'owned' || one.level >= 0.9) && !isWished(one, material) && !isThanksElsewhere(one),
  );
  return telling.filter(
    ({ mark }, index) =>
      mark.quote !== '' &&
      !telling.slice(0, index).some((earlier) => overlap(text.raw, earlier.mark.quote, mark.quote)),
  );
};

/** A complete answer needs nothing; what could follow is only offered. */
const offered = (advice: string): string =>
  advice.startsWith('If you like')
    ? advice
    : `If you like, ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;

/** What the writer sets in quotation marks inside the answer: somebody else's words. */
const borrowedIn = (answer: string): readonly string[] =>
  [...withDoubleMarks(answer).matchAll(/["“„«]([^"“”„«»]*)["“”»]/g)]
    .map(([, words = '']) => words)
    .filter((words) => words.length < answer.trim().length - 3);

/** Characters by which a quotation may be shorter than the whole answer: its full stop. */
const fullStop = 3;

/** What is good, in the person's own words; where nothing stands out the beginning is repeated without praise. */
const acknowledged = (material: Material, seed: number, room: number): readonly string[] => {
  const { text, quality, blame, tells, harm, opening } = material;
  const borrowed = borrowedIn(text.raw);
  const least = quality === 'average' ? faintest : shade;
  const strong = highlights(material).filter(
    ({ dimension, level, mark }) =>
      harm < tooHarsh &&
      level >= least &&
      !isDoubted(dimension, tells, quality) &&
      (blame === null || !overlap(text.raw, mark.quote, blame)) &&
      !borrowed.some((words) => words.includes(mark.quote)),
  );
  const [best, second] = strong;
  if (best === undefined) {
    const begun = opening.length < text.raw.trim().length - fullStop ? noted : notedWhole;
    const texts = quality === 'excellent' ? notedWell : begun;
    return blame !== null && overlap(text.raw, opening, blame) ? [] : [filled(choose(texts, seed), opening)];
  }
  const also = quality === 'excellent' && room > 1 && second !== undefined ? [second] : [];
  return praised([best, ...also], material, seed);
};

/** Whether the blame has a feeling in it or beside it: then it would be unkind to ask for the feeling. */
const isFelt = (blame: string, { text, invitation, rating }: Material): boolean => {
  const told = disclosure(readText(blame), invitation);
  return (
    (told !== null && told.level >= faintest) ||
    rating.found.some(
      ({ dimension, mark }) => dimension === 'disclosure' && overlap(text.raw, mark.quote, blame),
    )
  );
};

const isClearNo = ({ text, invitation, blame, language }: Material): boolean =>
  invitation.kind === 'boundary' &&
  blame === null &&
  language === 'english' &&
  isListOfNoes(text, invitation);

/** A no is not asked for its reason; what may be asked is about the partner, or about afterwards. */
const receivedNo = (material: Material): Words => {
  const { text, opening } = material;
  const seed = hashOf(text.raw);
  const offers = (['responsive', 'forward'] as const).map((name) => stepTowards(name, material, seed));
  return {
    feedback: filled(choose(clearNo, seed), opening),
    suggestions: offers.map(({ invitation }) => invitation),
  };
};

/** What comes before any other step where something in the answer is sharp. */
const softening = (material: Material, seed: number): Step | null => {
  const { blame, harm } = material;
  if (blame === null) return harm < tooHarsh ? null : softerTone;
  return isFelt(blame, material) ? softerWish : choose(softer, seed >>> 3);
};

/** The next step as it is said, and invitations to it and to another. */
const next = (material: Material, seed: number): { advice: string; suggestions: readonly string[] } => {
  const { quality, blame, heavy } = material;
  const soften = softening(material, seed);
  if (heavy && soften === null) return { advice: choose(enoughSaid, seed >>> 5), suggestions: [] };
  const [fitting, other] = stepsAfter(material, seed);
  const step = soften ?? fitting;
  return {
    advice: filled(quality === 'excellent' ? offered(step.advice) : step.advice, blame ?? ''),
    suggestions: [step.invitation, other.invitation],
  };
};

/** Feedback of at most three sentences, and invitations of which the first is shown. */
export const write = (material: Material): Words => {
  if (isClearNo(material)) return receivedNo(material);
  const { text, language } = material;
  const seed = hashOf(text.raw);
  const known = language === 'english' ? [] : [limited[language]];
  const good = acknowledged(material, seed, 2 - known.length);
  const { advice, suggestions } = next(material, seed);
  return { feedback: [...known, ...good, advice].join(' '), suggestions };
};
