import { type CategoryId, isCategoryId } from '../../../contract/categories.ts';

export type Filter = CategoryId | 'all';

/** What this text names: a category, or all of them. */
export const filterOf = (text: string | null): Filter => (text !== null && isCategoryId(text) ? text : 'all');

/** The address of the answers under a filter, with all else that the address keeps, such as the place in a category. */
export const answersLink = (search: string, filter: Filter): string => {
  const kept = new URLSearchParams(search);
  if (filter === 'all') kept.delete('filter');
  else kept.set('filter', filter);
  return `/dashboard${kept.size > 0 ? `?${kept}` : ''}#answers`;
};
