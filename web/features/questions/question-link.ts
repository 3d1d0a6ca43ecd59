import type { CategoryId } from '../../../contract/categories.ts';

/** The address of a category's questions, opened at one of them where it is named. */
export const questionLink = (category: CategoryId, questionId?: string): string => {
  const search = new URLSearchParams({
    category,
    ...(questionId === undefined ? {} : { question: questionId }),
  });
  return `/dashboard?${search}#questions`;
};

/** The address of the categories. */
export const categoriesLink = '/dashboard#questions';
