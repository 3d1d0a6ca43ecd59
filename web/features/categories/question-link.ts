import { type CategoryId, categories } from '../../../contract/categories.ts';

/** A side of a question: one's own answer, or the partner's. */
export type Side = 'yours' | 'partner';

type Place = {
  readonly category?: CategoryId;
  readonly question?: string | undefined;
  readonly side?: Side | undefined;
};

/** Another place among the questions, with all else that the address keeps, such as the filter of the answers. */
const movedTo = (search: string, { category, question, side }: Place): string => {
  const kept = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ category, question, side })) {
    if (value === undefined) kept.delete(name);
    else kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
};

/**
 * The address of a category's questions, opened at one of them where it is named, and there on a side: one's own to
 * write. `search` is that of the address of now.
 */
export const questionLink = (search: string, category: CategoryId, question?: string, side?: Side): string =>
  `/dashboard${movedTo(search, { category, question, side })}#questions`;

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
export const helpLink = (search: string, category: CategoryId, question: string): string =>
  `/help${movedTo(search, { category, question })}`;

/** The address of the categories. */
export const categoriesLink = (search: string): string => `/dashboard${movedTo(search, {})}#questions`;
