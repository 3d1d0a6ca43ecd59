import * as z from 'zod/mini';
import { Instant } from './answers.ts';
import { call } from './call.ts';
import { CategoryId } from './categories.ts';
import { maximumScore, minimumAnswersForScore } from './limits.ts';

const Percent = z.int().check(z.minimum(0), z.maximum(maximumScore));
const Band = z.object({ low: Percent, high: Percent });

/** How many answers are missing for a score where somebody has so many. */
export const answersMissing = (count: number): number => Math.max(0, minimumAnswersForScore - count);

/** One takeaway with the questions that it rests on. */
export const ScoreTakeaway = z.object({
  text: z.string(),
  restsOn: z.array(z.object({ questionId: z.string(), question: z.string(), category: CategoryId })),
});
export type ScoreTakeaway = z.infer<typeof ScoreTakeaway>;

/** What the mutual questions of one category say; null where they are too few to say anything. */
export const ScorePart = z.object({
  category: CategoryId,
  /** Mutual questions behind it. */
  basedOn: z.int(),
  score: z.nullable(Percent),
  band: z.nullable(Band),
});
export type ScorePart = z.infer<typeof ScorePart>;

/** One mutual question with both quotes and a question to talk about. */
export const ScoreExample = z.object({
  questionId: z.string(),
  question: z.string(),
  /** Both quotes in one text, for readers that show one. */
  answer: z.string(),
  yours: z.string(),
  theirs: z.string(),
  insight: z.string(),
});
export type ScoreExample = z.infer<typeof ScoreExample>;

/** A snapshot of how two people talk here, 0 to 100, with what it rests on; never a forecast. */
export const Score = z.object({
  hasScore: z.literal(true),
  compatibilityScore: Percent,
  /** A range around the number, wider where fewer answers stand behind it. */
  band: Band,
  /** Mutual questions behind it. */
  basedOn: z.int(),
  summary: z.string(),
  keyTakeaways: z.array(z.string()),
  /** The same takeaways, each with what it rests on. */
  takeaways: z.array(ScoreTakeaway),
  /** On how many questions both have tapped, and on how many of them both said same page. */
  taps: z.object({ both: z.int(), samePage: z.int() }),
  /** The model that read pairs of answers and judged how alike they are, as `engine` names it; null without one. */
  judgedBy: z.nullable(z.string()),
  categories: z.array(ScorePart),
  /** The couple's last scores, oldest first, this one at the end; up to 12. */
  history: z.array(z.object({ compatibilityScore: Percent, generatedAt: Instant })),
  examples: z.array(ScoreExample),
  /** Answers behind it have changed since; what was said of them is left out until a new score is made. */
  answersChanged: z.boolean(),
  generatedAt: Instant,
  partnerInfo: z.object({ firstName: z.string() }),
});
export type Score = z.infer<typeof Score>;

/** Gives the newest score, the same number for both, with each partner's own quotes as `yours`; 404 until there is one. */
export const getScore = call({
  name: 'getScore',
  summary: 'Get the newest score of the couple.',
  method: 'GET',
  path: '/api/compatibility/score',
  auth: 'required',
  reply: Score,
  errors: ['unauthorized', 'score_missing'],
});

/** Makes a score from mutual questions; gives the last one back while nothing has changed. */
export const generateScore = call({
  name: 'generateScore',
  summary: 'Make a score from the questions that both have answered.',
  method: 'POST',
  path: '/api/compatibility/generate',
  auth: 'required',
  reply: Score,
  errors: ['unauthorized', 'partner_missing', 'answers_missing', 'too_many_requests'],
});
