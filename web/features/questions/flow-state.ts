import type { Question } from '../../../contract/questions.ts';

/** A walk through the questions of a category; `ended` says what has become of all of them. */
export type Flow = { readonly index: number; readonly ended: 'answered' | 'viewed' | null };

type Answered = Pick<Question, 'id' | 'userAnswer'>;

/** Starts at the question that was asked for, else at the first unanswered one, else at the first. */
export const startFlow = (questions: readonly Answered[], wanted: string | null): Flow => {
  const asked = questions.findIndex(({ id }) => id === wanted);
  const open = questions.findIndex(({ userAnswer }) => userAnswer === null);
  return { index: asked >= 0 ? asked : Math.max(open, 0), ended: null };
};

/** One question on; past the last one the walk ends, as answered only where every question has an answer. */
export const forward = (
  { index }: Flow,
  questions: readonly Answered[],
  left: 'answered' | 'viewed',
): Flow => {
  if (index + 1 < questions.length) return { index: index + 1, ended: null };
  // The list may not yet have the answer that has just been saved.
  const isAnswered = ({ userAnswer }: Answered, at: number) =>
    userAnswer !== null || (at === index && left === 'answered');
  return { index, ended: questions.every(isAnswered) ? 'answered' : 'viewed' };
};

/** One question back; from the end, to the last question again. */
export const back = (flow: Flow): Flow => ({
  index: flow.ended === null ? Math.max(flow.index - 1, 0) : flow.index,
  ended: null,
});
