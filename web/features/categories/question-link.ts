import { type CategoryId, categories } from '../../../contract/categories.ts';

/** A side of a question: one's own answer, or the partner's. */
export type Side = 'yours' | 'partner';

/** The address of a category's questions, opened at one of them where it is named, and there on a side: one's own to write. */
export const questionLink = (category: CategoryId, questionId?: string, side?: Side): string => {
  const search = new URLSearchParams({
    category,
    ...(questionId === undefined ? {} : { question: questionId }),
    ...(side === undefined ? {} : { side }),
  });
  return `/dashboard?${search}#questions`;
};

/** What an address asks to be opened: a category, in it a question, and of that a side; null where it does not say. */
type AskedFor = {
  readonly category: (typeof categories)[number] | null;
  readonly question: string | null;
  readonly side: Side | null;
};

/** Reads what an address asks for from the part behind its question mark. */
export const askedFor = (search: string): AskedFor => {
  const given = new URLSearchParams(search);
  const side = given.get('side');
  return {
    category: categories.find(({ id }) => id === given.get('category')) ?? null,
    question: given.get('question'),
    side: side === 'yours' || side === 'partner' ? side : null,
  };
};

/** The address of the help lines, from which there is a way back to a question. */
export const helpLink = (category: CategoryId, questionId: string): string =>
  `/help?${new URLSearchParams({ category, question: questionId })}`;

/** The address of the categories. */
export const categoriesLink = '/dashboard#questions';
