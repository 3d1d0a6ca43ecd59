import type { AnswerEntry } from '../../../contract/answers.ts';
import { minimumAnswersForScore } from '../../../contract/limits.ts';

export type Progress = { readonly yours: number; readonly theirs: number; readonly isReady: boolean };

/** How many answers each has given, and whether that is enough for a score. */
export const progressOf = (
  answers: readonly Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'>[],
): Progress => {
  const yours = answers.filter(({ userAnswer }) => userAnswer !== null).length;
  const theirs = answers.filter(({ partnerAnswer }) => partnerAnswer !== null).length;
  return { yours, theirs, isReady: Math.min(yours, theirs) >= minimumAnswersForScore };
};
