/** The door of this room: how other features show a category and lead to its questions. */
export { CategoryIcon } from './category-icon.tsx';
export { askedFor, categoriesLink, helpLink, questionLink, type Side } from './question-link.ts';
