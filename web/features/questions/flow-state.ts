import type { Question } from '../../../contract/questions.ts';

/** A walk through the questions of a category; `ended` says how the last one was left. */
export type Flow = { readonly index: number; readonly ended: 'answered' | 'viewed' | null };

type Answered = Pick<Question, 'id' | 'userAnswer'>;

/** Starts at the question that was asked for, else at the first unanswered one, else at the first. */
export const startFlow = (questions: readonly Answered[], wanted: string | null): Flow => {
  const asked = questions.findIndex(({ id }) => id === wanted);
  const open = questions.findIndex(({ userAnswer }) => userAnswer === null);
  return { index: asked >= 0 ? asked : Math.max(open, 0), ended: null };
};

/** One question on; past the last one the walk ends. */
export const forward = (flow: Flow, count: number, left: 'answered' | 'viewed'): Flow =>
  flow.index + 1 < count ? { index: flow.index + 1, ended: null } : { ...flow, ended: left };

/** One question back; from the end, to the last question again. */
export const back = (flow: Flow): Flow => ({
  index: flow.ended === null ? Math.max(flow.index - 1, 0) : flow.index,
  ended: null,
});
