import { followUpOf } from '../../../content/follow-ups.ts';
import type { CoupleRating, MutualAnswer } from './couple.ts';
import { sharedDepth } from './pair.ts';
import { quotable, quotationOf } from './quotes.ts';
import { isSamePage } from './same-page.ts';

type Example = CoupleRating['examples'][number];

const most = 3;

/** Where both answers show less than this, as two empty ones do, there is next to nothing in them to talk about. */
const leastShared = 0.25;

const samePage = 'You both said same page here: what makes it so?';

/** Fits any two answers, for a question that nothing was written for. */
const anything = 'What in the other answer would you like to hear more about?';

/**
 * What the two could ask each other, the best first: it claims nothing about whether they agree. A model's own goes
 * before, where there is one; then what was written for the question.
 */
const insightsOn = (answer: MutualAnswer): readonly string[] =>
  [
    answer.judged?.insight,
    isSamePage(answer) ? samePage : null,
    followUpOf(answer.questionId)?.together,
    anything,
  ].filter((insight) => typeof insight === 'string');

/** None asks what an earlier one has asked. */
const withNext = (earlier: readonly Example[], answer: MutualAnswer): readonly Example[] => {
  const [first, second] = [quotationOf(answer.first), quotationOf(answer.second)];
  if (first === null || second === null) return earlier;
  const asked = earlier.map(({ insight }) => insight);
  const insight = insightsOn(answer).find((one) => !asked.includes(one)) ?? anything;
  return [...earlier, { questionId: answer.questionId, first, second, insight }];
};

/** Up to three questions with both quotations, those first in which both tell most; one where none tells much. */
export const examplesOf = (mutual: readonly MutualAnswer[]): readonly Example[] => {
  const best = quotable(mutual).toSorted((one, other) => sharedDepth(other) - sharedDepth(one));
  const telling = best.filter((answer) => sharedDepth(answer) >= leastShared);
  const chosen = telling.length > 0 ? telling.slice(0, most) : best.slice(0, 1);
  return chosen.reduce<readonly Example[]>(withNext, []);
};
