import { categoriesOf } from './categories.ts';
import type { CoupleRating, MutualAnswer } from './couple.ts';
import { examplesOf } from './examples.ts';
import { bandOf, numberOf, partsOf } from './number.ts';
import { tapCountsOf } from './same-page.ts';
import { summaryOf } from './summary.ts';
import { takeawaysOf } from './takeaways.ts';

/** The same answers in any order give the same document. */
const inOrder = (mutual: readonly MutualAnswer[]): readonly MutualAnswer[] =>
  mutual.toSorted((one, other) =>
    one.questionId < other.questionId ? -1 : one.questionId > other.questionId ? 1 : 0,
  );

/**
 * A snapshot of how two people talk here, made of mutual answers and of nothing else; the same when the partners
 * change places, apart from whose quotation comes first in an example. Whether two people agree it takes from
 * their taps and, where they allowed it, from a model's judgement, and it predicts nothing (Joel et al. 2020: over 43 studies nothing foretold whose relationship would
 * improve).
 */
export const rateCouple = (mutual: readonly MutualAnswer[]): CoupleRating => {
  const answers = inOrder(mutual);
  const score = numberOf(partsOf(answers), answers);
  return {
    score,
    band: bandOf(score, answers.length),
    summary: summaryOf(answers),
    takeaways: takeawaysOf(answers),
    taps: tapCountsOf(answers),
    categories: categoriesOf(answers),
    examples: examplesOf(answers),
  };
};
