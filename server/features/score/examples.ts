import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Rating, Side } from './couple.ts';
import { markFor, quoteOf, speakable } from './quotes.ts';
import { isSamePage } from './same-page.ts';
import { worthOf } from './worth.ts';

type Example = Rating['examples'][number];

const most = 3;

const depthOf = (side: Side): number => worthOf(side)?.depth ?? 0;

const both = ({ first, second }: MutualAnswer, dimension: Dimension): boolean =>
  markFor(first, dimension) !== null && markFor(second, dimension) !== null;

/** What can be asked of any two answers; it claims nothing about whether two people agree. */
const open = [
  'Do you see this the same way, or is there a difference worth talking about?',
  'What in the other answer would you like to hear more about?',
  'What would each of you add after reading the other?',
] as const;

/** All that could be asked, what fits best first. Each is a question; a model's own goes before, where there is one. */
const insightsFor = (answer: MutualAnswer): readonly string[] => [
  ...(answer.judged?.insight ? [answer.judged.insight] : []),
  ...(isSamePage(answer) ? ['You both said same page here: what makes it so?'] : []),
  ...(both(answer, 'forward')
    ? ['There is a wish in each answer: what would you like to know about the other one?']
    : []),
  ...(both(answer, 'appreciative') ? ['Each answer values something: what would help to keep it?'] : []),
  ...(both(answer, 'disclosure')
    ? ['Each answer says how it feels: what is new to hear in the other one?']
    : []),
  ...open,
];

type Quoted = { readonly answer: MutualAnswer; readonly first: string; readonly second: string };

const quoted = (answer: MutualAnswer): readonly Quoted[] => {
  const [first, second] = [quoteOf(answer.first), quoteOf(answer.second)];
  return first === null || second === null ? [] : [{ answer, first, second }];
};

/** None asks what an earlier one has asked. */
const withInsight = (earlier: readonly Example[], { answer, first, second }: Quoted): readonly Example[] => {
  const isNew = (one: string) => earlier.every(({ insight }) => insight !== one);
  const insight = insightsFor(answer).find(isNew) ?? open[0];
  return [...earlier, { questionId: answer.questionId, first, second, insight }];
};

/** Up to three questions with both quotations, those first in which both tell most. */
export const examplesOf = (mutual: readonly MutualAnswer[]): readonly Example[] => {
  const shared = ({ first, second }: MutualAnswer) => Math.min(depthOf(first), depthOf(second));
  return speakable(mutual)
    .toSorted((one, other) => shared(other) - shared(one))
    .flatMap(quoted)
    .slice(0, most)
    .reduce<readonly Example[]>(withInsight, []);
};
