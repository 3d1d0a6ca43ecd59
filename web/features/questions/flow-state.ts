import type { Question } from '../../../contract/questions.ts';

/** A walk through the questions of a category; `ended` says what has become of all of them. */
export type Flow = { readonly index: number; readonly ended: 'answered' | 'viewed' | null };

type Answered = Pick<Question, 'id' | 'userAnswer'>;
type Listed = Pick<Question, 'id' | 'userAnswer' | 'isPartnerQuestion'>;

/** Where a walk starts: at words typed and not saved, else where the partner waits, else at what is unanswered. */
export const startOf = (questions: readonly Listed[], hasDraft: (questionId: string) => boolean): number => {
  const reasons: readonly ((question: Listed) => boolean)[] = [
    ({ id }) => hasDraft(id),
    ({ isPartnerQuestion }) => isPartnerQuestion,
    ({ userAnswer }) => userAnswer === null,
  ];
  return reasons.map((reason) => questions.findIndex(reason)).find((index) => index >= 0) ?? 0;
};

/** One question on; past the last one the walk ends, as answered only where every question has an answer. */
export const forward = (
  { index }: Flow,
  questions: readonly Answered[],
  done: 'answered' | 'viewed',
): Flow => {
  if (index + 1 < questions.length) return { index: index + 1, ended: null };
  // The list may not yet have the answer that has just been saved.
  const isAnswered = ({ userAnswer }: Answered, at: number) =>
    userAnswer !== null || (at === index && done === 'answered');
  return { index, ended: questions.every(isAnswered) ? 'answered' : 'viewed' };
};

/** One question back; from the end, to the last question again. */
export const back = (flow: Flow): Flow => ({
  index: flow.ended === null ? Math.max(flow.index - 1, 0) : flow.index,
  ended: null,
});
