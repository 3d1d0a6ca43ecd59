import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Rating } from './couple.ts';
import { sharedDepth } from './pair.ts';
import { markFor, quotable, quoteOf } from './quotes.ts';
import { isSamePage } from './same-page.ts';

type Example = Rating['examples'][number];

/** A question to talk about, and the dimension that both quotations have to show for it. */
type Insight = { readonly text: string; readonly dimension: Dimension | null };

const most = 3;

/** Where both answers show less than this, as two empty ones do, there is next to nothing in them to talk about. */
const leastShared = 0.25;

const anything = (text: string): Insight => ({ text, dimension: null });

const samePage = anything('You both said same page here: what makes it so?');

/** What can be asked where both answers have a mark of one dimension. */
const shared: readonly (Insight & { readonly dimension: Dimension })[] = [
  {
    dimension: 'forward',
    text: 'There is a wish or an offer in each answer: what would you like to know about the other one?',
  },
  {
    dimension: 'appreciative',
    text: 'Each answer values something: what would you like to say back to it?',
  },
  { dimension: 'disclosure', text: 'Each answer says how it feels: what is new to hear in the other one?' },
];

/** What can be asked of any two answers; it claims nothing about whether two people agree. */
const open = [
  anything('What in the other answer would you like to hear more about?'),
  anything('What would each of you add after reading the other?'),
  anything('Do you see this the same way, or is there a difference worth talking about?'),
] as const;

const both = ({ first, second }: MutualAnswer, dimension: Dimension): boolean =>
  markFor(first, dimension) !== null && markFor(second, dimension) !== null;

/** All that could be asked, what fits best first. Each is a question; a model's own goes before, where there is one. */
const insightsFor = (answer: MutualAnswer): readonly Insight[] => [
  ...(answer.judged?.insight ? [anything(answer.judged.insight)] : []),
  ...(isSamePage(answer) ? [samePage] : []),
  ...shared.filter(({ dimension }) => both(answer, dimension)),
  ...open,
];

const exampleOf = (
  { questionId, ...answer }: MutualAnswer,
  { text, dimension }: Insight,
): readonly Example[] => {
  const [first, second] = [quoteOf(answer.first, dimension), quoteOf(answer.second, dimension)];
  return first === null || second === null ? [] : [{ questionId, first, second, insight: text }];
};

/** None asks what an earlier one has asked. */
const withNext = (earlier: readonly Example[], answer: MutualAnswer): readonly Example[] => {
  const isNew = ({ text }: Insight) => earlier.every(({ insight }) => insight !== text);
  return [...earlier, ...exampleOf(answer, insightsFor(answer).find(isNew) ?? open[0])];
};

/** Up to three questions with both quotations, those first in which both tell most; one where none tells much. */
export const examplesOf = (mutual: readonly MutualAnswer[]): readonly Example[] => {
  const best = quotable(mutual).toSorted((one, other) => sharedDepth(other) - sharedDepth(one));
  const telling = best.filter((answer) => sharedDepth(answer) >= leastShared);
  const chosen = telling.length > 0 ? telling.slice(0, most) : best.slice(0, 1);
  return chosen.reduce<readonly Example[]>(withNext, []);
};
