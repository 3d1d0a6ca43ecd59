import * as z from 'zod/mini';
import { Analysis } from './analysis.ts';
import { call } from './call.ts';
import { CategoryId } from './categories.ts';
import { Taps } from './taps.ts';
import { AnswerText } from './text.ts';

const QuestionId = z.string().check(z.minLength(1), z.maxLength(128));

/** An instant in ISO 8601, UTC. */
export const Instant = z.string();

/** What a save gives back: the server's own analysis, or null when it could not be made. */
export const SavedAnswer = z.object({
  success: z.literal(true),
  questionId: z.string(),
  createdAt: Instant,
  updatedAt: z.nullable(Instant),
  analysis: z.nullable(Analysis),
});
export type SavedAnswer = z.infer<typeof SavedAnswer>;

const saveErrors = [
  'invalid_input',
  'answer_empty',
  'answer_too_long',
  'answer_unreadable',
  'question_unknown',
  'unauthorized',
  'too_many_requests',
] as const;

/** Puts the caller's answer to one question in place; safe to repeat. The `ai…` fields are only a hint. */
export const saveAnswer = call({
  name: 'saveAnswer',
  summary: 'Save an answer.',
  method: 'POST',
  path: '/api/individual-questions/save-answer',
  auth: 'required',
  body: z.object({
    questionId: QuestionId,
    answer: AnswerText,
    aiQuality: z.optional(z.nullable(z.string())),
    aiFeedback: z.optional(z.nullable(z.string())),
    aiSuggestions: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
    aiInsightRating: z.optional(z.nullable(z.number())),
  }),
  reply: SavedAnswer,
  errors: saveErrors,
});

/** The same action as `saveAnswer` behind its second path. */
export const saveIndividualAnswer = call({
  name: 'saveIndividualAnswer',
  summary: 'Save an answer (second path of the same action).',
  method: 'POST',
  path: '/api/individual-answers',
  auth: 'required',
  body: z.object({ questionId: QuestionId, answerText: AnswerText, analysis: z.optional(z.unknown()) }),
  reply: SavedAnswer,
  errors: saveErrors,
});

/** A partner's answer as the viewer may know it: that it is there, or what it says. */
const PartnerAnswer = z.discriminatedUnion('locked', [
  z.object({ locked: z.literal(true) }),
  z.object({ locked: z.literal(false), answerText: z.string() }),
]);

/**
 * Why an answer of the caller takes no part in the exchange with a partner: the partner is not confirmed, or it belongs to
 * a couple that has ended. Absent where it takes part.
 */
export const Apart = z.enum(['unconfirmed', 'earlier']);
export type Apart = z.infer<typeof Apart>;

/** One question that either has answered. */
export const AnswerEntry = z.object({
  questionId: z.string(),
  questionText: z.string(),
  category: CategoryId,
  userAnswer: z.nullable(
    z.object({
      answerText: z.string(),
      createdAt: Instant,
      updatedAt: z.nullable(Instant),
      apart: z.optional(Apart),
    }),
  ),
  partnerAnswer: z.nullable(PartnerAnswer),
  /** Null until both have answered. */
  taps: z.nullable(Taps),
});
export type AnswerEntry = z.infer<typeof AnswerEntry>;

/** How many answers of each count for a score, and how many of the caller's own do not before the partner is confirmed. */
export const Counted = z.object({ you: z.int(), partner: z.int(), withheld: z.int() });
export type Counted = z.infer<typeof Counted>;

/** Every question that either partner has answered, newest first. */
export const listAnswers = call({
  name: 'listAnswers',
  summary: 'List the answers of the caller and what is revealed of the partner.',
  method: 'GET',
  path: '/api/individual-answers',
  auth: 'required',
  reply: z.object({
    answers: z.array(AnswerEntry),
    counted: Counted,
    hasPartner: z.boolean(),
    partnerEmail: z.nullable(z.string()),
  }),
  errors: ['unauthorized'],
});
