import { type CategoryId, categoryIds } from '../contract/categories.ts';
import { amazingSex } from './questions/amazing-sex.ts';
import { exploringKinks } from './questions/exploring-kinks.ts';
import { fartComfort } from './questions/fart-comfort.ts';
import { healthGoals } from './questions/health-goals.ts';
import { loveQuestions } from './questions/love-questions.ts';
import { movingIn } from './questions/moving-in.ts';
import type { Question } from './shapes.ts';

/** The whole catalogue, in the order of the categories and from light to deep within each. */
export const questions: readonly Question[] = [
  ...amazingSex,
  ...fartComfort,
  ...movingIn,
  ...loveQuestions,
  ...healthGoals,
  ...exploringKinks,
];

const byCategory: ReadonlyMap<CategoryId, readonly Question[]> = new Map(
  categoryIds.map((id) => [id, questions.filter(({ category }) => category === id)]),
);
const byId: ReadonlyMap<string, Question> = new Map(questions.map((question) => [question.id, question]));
const byText: ReadonlyMap<string, Question> = new Map(questions.map((question) => [question.text, question]));

/** The questions of one category, from light to deep. */
export const questionsOf = (category: CategoryId): readonly Question[] => byCategory.get(category) ?? [];

export const questionById = (id: string): Question | undefined => byId.get(id);

/** The question with exactly this wording, for callers that know a question by its words only. */
export const questionByText = (text: string): Question | undefined => byText.get(text);
