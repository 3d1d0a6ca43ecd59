import * as z from 'zod/mini';
import { Analysis } from './analysis.ts';
import { Apart, Instant } from './answers.ts';
import { call } from './call.ts';
import { CategoryId } from './categories.ts';
import { Taps } from './taps.ts';

/** One question with what the viewer wrote and, when both have answered, what the partner wrote. */
export const Question = z.object({
  id: z.string(),
  questionText: z.string(),
  category: CategoryId,
  /** What an answer may hold, in a few words: 'a moment, and how it felt'. */
  invites: z.string(),
  /** The partner has answered and the viewer has not. */
  isPartnerQuestion: z.boolean(),
  partnerAnswerText: z.nullable(z.string()),
  partnerAnswerFeedback: z.nullable(z.string()),
  /** Null until both have answered. */
  taps: z.nullable(Taps),
  userAnswer: z.nullable(
    z.object({
      answerText: z.string(),
      createdAt: Instant,
      updatedAt: z.nullable(Instant),
      apart: z.optional(Apart),
      analysis: z.nullable(Analysis),
    }),
  ),
});
export type Question = z.infer<typeof Question>;

/** All questions of a category in their fixed order, light to deep. */
export const listQuestions = call({
  name: 'listQuestions',
  summary: 'List the questions of a category.',
  method: 'GET',
  path: '/api/individual-questions/{category}',
  auth: 'required',
  params: z.object({ category: z.string().check(z.maxLength(64)) }),
  reply: z.array(Question),
  errors: ['invalid_input', 'category_unknown', 'unauthorized'],
});
