import * as z from 'zod/mini';

/** The six fixed categories, in the order in which the strip shows them. */
export const categories = [
  { id: 'amazing-sex', title: 'Amazing Sex' },
  { id: 'fart-comfort', title: 'Fart Comfort' },
  { id: 'moving-in', title: 'Moving In' },
  { id: 'love-questions', title: 'Love Talk' },
  { id: 'health-goals', title: 'Health Goals' },
  { id: 'exploring-kinks', title: 'Exploring Kinks' },
] as const;

export type CategoryId = (typeof categories)[number]['id'];

export const categoryIds = categories.map((category) => category.id);

export const CategoryId = z.enum(categoryIds as [CategoryId, ...CategoryId[]]);

export const isCategoryId = (text: string): text is CategoryId => categoryIds.some((id) => id === text);
