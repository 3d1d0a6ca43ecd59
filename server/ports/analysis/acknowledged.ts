import type { QuestionKind } from '../../../content/shapes.ts';
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
import type { Found } from './rating.ts';
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

/** What may be said of a quotation. */
const wordings = ({ dimension, level }: Found, kind: QuestionKind): Choice =>
  praiseFor[kind]?.[dimension] ?? (level >= 0.5 ? praise : faintPraise)[dimension];

const wish = phrases('i would (~ )?(love|like|enjoy|want|prefer)', 'i want (you|to|more|us|your)');

/** Whether it is a wish that tells the feeling, so that it is better spoken of as a wish. */
const isWished = ({ dimension, mark }: Found, { text, rating: { found } }: Material): boolean =>
  dimension === 'disclosure' &&
  hasIn(readText(mark.quote), wish) &&
  found.some((other) => other.dimension === 'forward' && shareWords(text.raw, other.mark.quote, mark.quote));

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
      !telling.slice(0, index).some((earlier) => shareWords(text.raw, earlier.mark.quote, mark.quote)),
  );
};

/** What the writer sets in quotation marks inside the answer: somebody else's words. */
const borrowedIn = (answer: string): readonly string[] =>
  [...withDoubleMarks(answer).matchAll(/["“„«]([^"“”„«»]*)["“”»]/g)]
    .map(([, words = '']) => words)
    .filter((words) => words.length < answer.trim().length - 3);

/** Characters by which a quotation may be shorter than the whole answer: its full stop. */
const fullStop = 3;

/** What the rules find in it that may be praised, the strongest first. */
const praiseworthy = (material: Material, borrowed: readonly string[]): readonly Found[] => {
  const { text, quality, blame, tells, harm } = material;
  const least = quality === 'average' ? faintest : shade;
  if (harm >= tooHarsh) return [];
  return highlights(material).filter(
    ({ dimension, level, mark }) =>
      level >= least &&
      !isDoubted(dimension, tells, quality) &&
      (blame === null || !shareWords(text.raw, mark.quote, blame)) &&
      !borrowed.some((words) => words.includes(mark.quote)),
  );
};

/** Whether most of it is the writer's own, and not what somebody else said. */
const isOwn = (quote: string, borrowed: readonly string[]): boolean =>
  borrowed.reduce((left, words) => left.replace(words, ''), quote).length * 2 > quote.length &&
  !borrowed.some((words) => words.includes(quote));

/** The words in which it comes alive, the writer's own and no complaint; null where none are, or anything blames. */
const heartIn = ({ text, blame, harm }: Material, borrowed: readonly string[]): string | null => {
  if (harm >= tooHarsh || blame !== null) return null;
  const isFair = (quote: string) => isOwn(quote, borrowed) && !hasIn(readText(quote), reproach);
  return heartsOf(text).find(isFair) ?? null;
};

/** A quotation and what may be said of it. */
type Said = { readonly quote: string; readonly wordings: Choice };

const isWhole = (quote: string, { text }: Material): boolean =>
  quote.length >= text.raw.trim().length - fullStop;

/** What is said of words in which no rule finds anything: that they are there. */
const noticed = (quote: string, material: Material): Said => {
  const part = material.text.raw.trimStart().startsWith(quote) ? noted : notedInside;
  const good = material.quality === 'excellent' ? notedWell : part;
  return { quote, wordings: isWhole(quote, material) && good === part ? notedWhole : good };
};

/** The heart of it, praised for what a rule finds in these very words, or in a good answer for being the heart. */
const heartSaid = (heart: string, found: readonly Found[], material: Material): Said => {
  const shown = found.find(({ mark }) => heart.includes(mark.quote));
  if (shown !== undefined) return { quote: heart, wordings: wordings(shown, material.invitation.kind) };
  const isHeart = material.quality !== 'average' && !isWhole(heart, material);
  return isHeart ? { quote: heart, wordings: heartOfIt } : noticed(heart, material);
};

/** What is quoted first: the heart of a good answer; of a thin one what may be praised, if anything. */
const firstSaid = (heart: string | null, found: readonly Found[], material: Material): Said | null => {
  const { text, quality, blame, opening, invitation } = material;
  const [best] = found;
  if (heart !== null && (quality !== 'average' || best === undefined))
    return heartSaid(heart, found, material);
  if (best !== undefined) return { quote: best.mark.quote, wordings: wordings(best, invitation.kind) };
  return blame !== null && shareWords(text.raw, opening, blame) ? null : noticed(opening, material);
};

/** What is good, in the person's own words, in at most so many sentences; nothing where every word of it is sharp. */
export const acknowledged = (material: Material, seed: number, room: number): readonly string[] => {
  const { text, quality, invitation } = material;
  const borrowed = borrowedIn(text.raw);
  const found = praiseworthy(material, borrowed);
  const said = firstSaid(heartIn(material, borrowed), found, material);
  if (said === null) return [];
  const more = quality === 'excellent' && room > 1 ? found : [];
  const also = more.find(({ mark }) => !shareWords(text.raw, mark.quote, said.quote));
  const second = also && { quote: also.mark.quote, wordings: wordings(also, invitation.kind) };
  return [said, ...(second ? [second] : [])]
    .toSorted((one, other) => text.raw.indexOf(one.quote) - text.raw.indexOf(other.quote))
    .map(({ quote, wordings }, at) => filled(choose(wordings, seed >>> (9 * at)), quote));
};
