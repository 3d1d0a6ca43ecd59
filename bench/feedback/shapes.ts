import type { Quality } from '../../contract/analysis.ts';

/** `tune` may be used to set thresholds; `report` is only ever measured, but for the lists that say otherwise. */
export type Part = 'tune' | 'report';

export const isPart = (word: string): word is Part => word === 'tune' || word === 'report';

/**
 * One answer with the label that a careful reader of the rubric gives it, and where another has read it for what it tells
 * already, a letter for each (`letters` in `lessons.ts`).
 */
type LabelledAnswer = { label: Quality; tells?: string; text: string };

/** A question with answers of different worth to it; all of them lie in one part. */
export type AnsweredQuestion = { question: string; part: Part; answers: readonly LabelledAnswer[] };

/** Questions with answers that are written as a label and a text. */
export const labelled = (
  questions: readonly {
    readonly question: string;
    readonly part: Part;
    readonly answers: readonly (readonly [Quality, string])[];
  }[],
): readonly AnsweredQuestion[] =>
  questions.map(({ answers, ...one }) => ({
    ...one,
    answers: answers.map(([label, text]) => ({ label, text })),
  }));

/** Two answers of the same length to one question, of which the rubric clearly prefers one. */
export type AnswerPair = { question: string; part: Part; better: string; worse: string };
