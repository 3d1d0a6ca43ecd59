import * as z from 'zod/mini';
import { call } from './call.ts';
import { maximumInsightRating, maximumQuestionLength } from './limits.ts';
import { AnswerText } from './text.ts';

/** The four labels; `other` is given where nothing is rated. */
export const qualities = ['excellent', 'good', 'average', 'other'] as const;
export const Quality = z.enum(qualities);
export type Quality = z.infer<typeof Quality>;

/** How the way to the help lines is shown beside feedback: before all else where there is danger, or as an offer. */
const Help = z.enum(['urgent', 'offered']);

/** Feedback on one answer; `insightRating` counts to 10 and is not shown. */
export const Analysis = z.object({
  quality: Quality,
  feedback: z.string(),
  suggestions: z.array(z.string()),
  insightRating: z.number().check(z.minimum(0), z.maximum(maximumInsightRating)),
  /** Missing where nothing speaks for it. */
  help: z.optional(Help),
  /** Who spoke: the name of the engine and the version of its rubric. */
  engine: z.string(),
  rubricVersion: z.string(),
});
export type Analysis = z.infer<typeof Analysis>;

const Spoken = z.extend(Analysis, {
  engine: z._default(z.string(), ''),
  rubricVersion: z._default(z.string(), ''),
});

/** The analysis in a reply, also where it is wrapped in `analysis` or does not say who spoke; null for any other shape. */
export const analysisIn = (reply: unknown): Analysis | null => {
  const wrapped = z.safeParse(z.object({ analysis: Spoken }), reply);
  return wrapped.data?.analysis ?? z.safeParse(Spoken, reply).data ?? null;
};

/** The first suggestion where an answer sounds heavy, also beside a rating: help is offered with it. */
export const softLine = 'Would it help to talk with someone, if some of this is heavy to carry?';

const modelPrefix = 'model:';

/** How `engine` names a language model. */
export const engineOf = (model: string): string => `${modelPrefix}${model}`;

/** The language model that `engine` names, or null where the built-in analyser spoke. */
export const modelOf = (engine: string): string | null =>
  engine.startsWith(modelPrefix) ? engine.slice(modelPrefix.length) : null;

const QuestionText = z
  .string({ error: 'question_text_missing' })
  .check(z.minLength(1, { error: 'question_text_missing' }), z.maxLength(maximumQuestionLength));

/** Gives private feedback on an answer; only a model's is kept, sealed, for a day. Both names of each field are understood. */
export const analyzeAnswer = call({
  name: 'analyzeAnswer',
  summary: 'Give feedback on an answer before it is saved.',
  method: 'POST',
  path: '/api/analyze-answer',
  auth: 'optional',
  body: z.pipe(
    z.pipe(
      z.object({
        questionText: z.optional(z.string()),
        question: z.optional(z.string()),
        answerText: z.optional(z.string()),
        answer: z.optional(z.string()),
      }),
      z.transform((body) => ({
        questionText: body.questionText ?? body.question,
        answerText: body.answerText ?? body.answer,
      })),
    ),
    z.object({ questionText: QuestionText, answerText: AnswerText }),
  ),
  reply: Analysis,
  errors: [
    'invalid_input',
    'question_text_missing',
    'answer_empty',
    'answer_too_long',
    'answer_unreadable',
    'too_many_requests',
  ],
});
