import type { AnswerEntry } from '../../../contract/answers.ts';
import type { CategoryId } from '../../../contract/categories.ts';

export type Counts = { readonly yours: number; readonly waiting: number };

type Counted = Pick<AnswerEntry, 'category' | 'userAnswer' | 'partnerAnswer'>;

/** In one category: how many the user has answered, and how many only the partner has. */
export const countsOf = (answers: readonly Counted[], category: CategoryId): Counts => {
  const own = answers.filter((entry) => entry.category === category);
  return {
    yours: own.filter(({ userAnswer }) => userAnswer !== null).length,
    waiting: own.filter(({ userAnswer, partnerAnswer }) => !userAnswer && partnerAnswer).length,
  };
};
