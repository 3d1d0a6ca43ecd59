import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Rating, Side } from './couple.ts';
import { bestMark, quoteOf, speakable } from './quotes.ts';
import { sharedWord } from './shared-word.ts';
import { worthOf } from './worth.ts';

type Example = Rating['examples'][number];

const most = 3;

const depthOf = (side: Side): number => worthOf(side)?.depth ?? 0;

const both = ({ first, second }: MutualAnswer, dimension: Dimension): boolean =>
  bestMark(first, dimension) !== null && bestMark(second, dimension) !== null;

/** Each ends in a question: a model's own, or one that claims nothing about whether two people agree. */
const insightOf = (answer: MutualAnswer): string => {
  if (answer.judged?.insight) return answer.judged.insight;
  const word = sharedWord(answer.first.text, answer.second.text, answer.question);
  if (word !== null) return `“${word}” comes up in both answers: does it mean the same to each of you?`;
  if (both(answer, 'forward')) return 'There is a wish in each answer: which of the two could come first?';
  if (both(answer, 'appreciative')) return 'Each answer values something: what would help to keep it?';
  if (both(answer, 'disclosure'))
    return 'Each answer says how it feels: what is new to hear in the other one?';
  const uneven = Math.abs(depthOf(answer.first) - depthOf(answer.second)) > 0.4;
  if (uneven) return 'What would each of you add after reading the other?';
  return 'Do you see this the same way, or is there a difference worth talking about?';
};

const exampleOf = (answer: MutualAnswer): readonly Example[] => {
  const [first, second] = [quoteOf(answer.first), quoteOf(answer.second)];
  if (first === null || second === null) return [];
  return [{ questionId: answer.questionId, first, second, insight: insightOf(answer) }];
};

/** Up to three questions with both quotations, those first in which both tell most. */
export const examplesOf = (mutual: readonly MutualAnswer[]): readonly Example[] => {
  const shared = ({ first, second }: MutualAnswer) => Math.min(depthOf(first), depthOf(second));
  return speakable(mutual)
    .toSorted((one, other) => shared(other) - shared(one))
    .flatMap(exampleOf)
    .slice(0, most);
};
