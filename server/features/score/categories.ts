import { questionById } from '../../../content/questions.ts';
import { categoryIds } from '../../../contract/categories.ts';
import type { CategoryPart, MutualAnswer } from './couple.ts';
import { bandOf, numberOf, partsOf } from './number.ts';

/** With fewer mutual questions than this a category has no number. */
const fewest = 3;

const rated = (mutual: readonly MutualAnswer[]): Pick<CategoryPart, 'score' | 'band'> => {
  if (mutual.length < fewest) return { score: null, band: null };
  const score = numberOf(partsOf(mutual), mutual);
  return { score, band: bandOf(score, mutual.length) };
};

/** A part for each category in which both have answered a question, by the same rule as the whole. */
export const categoriesOf = (mutual: readonly MutualAnswer[]): readonly CategoryPart[] => {
  const byCategory = Map.groupBy(mutual, ({ questionId }) => questionById(questionId)?.category);
  return categoryIds.flatMap((category) => {
    const here = byCategory.get(category) ?? [];
    return here.length === 0 ? [] : [{ category, basedOn: here.length, ...rated(here) }];
  });
};
