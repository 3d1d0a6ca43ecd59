import { detailAround } from './concrete.ts';
import { findAll, has, phrases } from './pattern.ts';
import type { Invitation } from './question.ts';
import type { Sentence, Span, Text } from './text.ts';

/** How well one dimension is met, 0 to 1, and the words that show it; of many words those to quote. */
export type Point = { readonly level: number; readonly span: Span; readonly telling?: Span };

/** Looks for one dimension in a text; null where no words of the person show it. */
export type Rule = (text: Text, invitation: Invitation) => Point | null;

/** The strongest point; of equals the first, so that the same text reads the same. */
export const strongest = (points: readonly Point[]): Point | null =>
  points.reduce<Point | null>(
    (best, point) => (best === null || point.level > best.level ? point : best),
    null,
  );

/** A phrase that shows a dimension, and how well: without any detail around it, with one concrete word, with two or more. */
export type Indicator = {
  readonly phrase: RegExp;
  readonly levels: readonly [number, number, number];
};

/** Said of everything and for ever it is said of nothing: it counts half where no detail stands beside it. */
const sweeping = phrases(
  '(everything|every day|everyday|always|forever|for ever|best|luckiest|happiest|in the (world|universe)|of my life|in my life|alive|ever|so much|perfect|perfection|all of (it|them|you)|no matter what|words can not|most (beautiful|amazing|wonderful))',
);

/** The points of one phrase in one sentence; a phrase says more the more its sentence points at something. */
export const pointsOf = (
  sentence: Sentence,
  { phrase, levels }: Indicator,
  given: ReadonlySet<string>,
): Point[] => {
  const spans = findAll(sentence, phrase);
  if (spans.length === 0) return [];
  const empty = has(sentence, sweeping) ? 0.5 : 1;
  return spans.map((span) => {
    const detail = Math.min(2, detailAround(span, given));
    return { span, level: detail === 0 ? levels[0] * empty : (levels[detail] ?? levels[0]) };
  });
};

/** True when one of the few words before the span takes it back ('never', 'not', 'wish'). */
export const isNegated = ({ sentence, from, to }: Span, negation: ReadonlySet<string>): boolean => {
  const before = sentence.words.slice(Math.max(0, from - 4), to).map(({ plain }) => plain);
  const clause = before.slice(before.findLastIndex((plain) => plain === ',' || plain === 'but') + 1);
  return clause.some((plain) => plain.split(' ').some((word) => negation.has(word)));
};
