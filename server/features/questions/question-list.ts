import type { Question as CatalogueQuestion } from '../../../content/shapes.ts';
import type { Question } from '../../../contract/questions.ts';
import { apartOf } from '../answers/apart.ts';
import type { Exchange } from '../answers/exchange.ts';
import { tapsOf } from '../answers/mutual.ts';

const userAnswer = (entry: Exchange | undefined): Question['userAnswer'] =>
  entry?.mine
    ? {
        answerText: entry.mine.content.text,
        createdAt: entry.mine.createdAt.toISOString(),
        updatedAt: entry.mine.updatedAt?.toISOString() ?? null,
        apart: apartOf(entry),
        analysis: entry.mine.content.analysis,
      }
    : null;

/** Feedback that a partner may read: none where the answer was met with support instead of a rating. */
const sharedFeedback = (theirs: Exchange['theirs']): string | null => {
  const analysis = theirs?.content.analysis;
  return analysis && analysis.quality !== 'other' ? analysis.feedback : null;
};

const toQuestion = (question: CatalogueQuestion, entry: Exchange | undefined): Question => ({
  id: question.id,
  questionText: question.text,
  category: question.category,
  invites: question.invites,
  isPartnerQuestion: entry?.theyAnswered === true && entry.mine === null,
  partnerAnswerText: entry?.theirs?.content.text ?? null,
  partnerAnswerFeedback: sharedFeedback(entry?.theirs ?? null),
  taps: tapsOf(entry),
  userAnswer: userAnswer(entry),
});

/** The questions in their fixed order with what the viewer may know of each. */
export const questionList = (
  catalogue: readonly CatalogueQuestion[],
  entries: readonly Exchange[],
): Question[] => {
  const byQuestion = new Map(entries.map((entry) => [entry.questionId, entry]));
  return catalogue.map((question) => toQuestion(question, byQuestion.get(question.id)));
};
