/** The four words an answer can get; `other` comes from a gate alone. */
export type Label = 'excellent' | 'good' | 'average' | 'other';

/** `tune` may be used to set thresholds; `report` is only ever measured. */
export type Part = 'tune' | 'report';

export const isPart = (word: string): word is Part => word === 'tune' || word === 'report';

/** One answer with the label that a careful reader of the rubric gives it. */
export type LabelledAnswer = { label: Label; text: string };

/** A question with answers of different worth to it; all of them lie in one part. */
export type AnsweredQuestion = { question: string; part: Part; answers: readonly LabelledAnswer[] };

/** Two answers of the same length to one question, of which the rubric clearly prefers one. */
export type AnswerPair = { question: string; part: Part; better: string; worse: string };
