import type { Question } from '../../../contract/questions.ts';

/** A question that nobody has answered. */
export const question: Question = {
  id: 'moving-in-01',
  questionText: 'Which corner is yours?',
  category: 'moving-in',
  invites: 'a corner, and what you do there',
  isPartnerQuestion: false,
  partnerAnswerText: null,
  partnerAnswerFeedback: null,
  taps: null,
  userAnswer: null,
};
