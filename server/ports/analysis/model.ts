import type * as z from 'zod';
import { engineOf } from '../../../contract/analysis.ts';
import { openBreaker } from './breaker.ts';
import { type Lanes, openLanes } from './lanes.ts';
import type { Judgement, Model, Pair, Side } from './model-port.ts';
import { judgePrompt, type Prompt, reviewPrompt } from './model-prompt.ts';
import { JudgeReply, ReviewReply, toAnalysis, toJudgement } from './model-reply.ts';
import { type Failure, isFailure, type ModelServer, openRequest } from './model-request.ts';
import type { Reading } from './port.ts';

export type ModelSettings = ModelServer & {
  readonly daily: Model['daily'];
  readonly now?: () => number;
  /** Told of each request without a reply, and of the rest that follows too many of them. */
  readonly onTrouble?: (failure: Failure, rests: boolean) => void;
  /** Milliseconds for the feedback on an answer, and for all the pairs of a score. */
  readonly patience?: { readonly answer: number; readonly score: number };
  /** Failures in a row after which nothing is sent for `rest` milliseconds. */
  readonly breaker?: { readonly most: number; readonly rest: number };
};

const isSafe = ({ heavy, unheard }: Reading): boolean => heavy !== true && unheard !== true;

const mayRead: Model['mayRead'] = (reading) => reading.gate === null && isSafe(reading);

/** What may be sent of an answer in a pair: all of it, or what stands beside an instruction; null where nothing may. */
const judgeable = ({ text, reading }: Side): string | null => {
  if (mayRead(reading)) return text;
  return reading.gate === 'instructions' && isSafe(reading) ? (reading.rest ?? null) : null;
};

const mayJudge: Model['mayJudge'] = (reading) => judgeable({ text: '', reading }) !== null;

const defaults = {
  now: Date.now,
  onTrouble: () => {},
  patience: { answer: 8_000, score: 20_000 },
  breaker: { most: 5, rest: 60_000 },
};

/** Requests under way at once, apart, so that a score keeps no answer waiting. */
const room = { answers: 8, pairs: 4 } as const;

/** One prompt, the shape of its reply, and until when it may take which lane. */
type Question<T> = {
  readonly lane: Lanes;
  readonly prompt: Prompt;
  readonly shape: z.ZodType<T>;
  readonly signal: AbortSignal;
};

/** Feedback and judgements from a model behind any server that speaks OpenAI's protocol. */
export const openModel = (settings: ModelSettings): Model => {
  const { now, onTrouble, patience, breaker: limits, daily, ...server } = { ...defaults, ...settings };
  const request = openRequest(server);
  const breaker = openBreaker(limits, now);
  const closing = new AbortController();
  const engine = engineOf(server.name);
  const lanes = { answers: openLanes(room.answers), pairs: openLanes(room.pairs) };

  const untilLate = (milliseconds: number): AbortSignal =>
    AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]);

  const settle = <T>(reply: T | Failure): T | null => {
    if (!isFailure(reply)) {
      breaker.succeeded();
      return reply;
    }
    onTrouble(reply, breaker.failed());
    return null;
  };
  const ask = async <T, Made>(
    { lane, prompt, shape, signal }: Question<T>,
    make: (reply: T) => Made,
  ): Promise<Made | null> => {
    try {
      const reply = await lane(signal, async () =>
        breaker.takeTurn() ? settle(await request(prompt, shape, signal)) : null,
      );
      return reply === null ? null : make(reply);
    } catch {
      return null; // It waited for its turn until it was too late, or nothing could be made of the reply.
    }
  };

  const review: Model['review'] = async ({ question, answer, reading }) => {
    if (!mayRead(reading)) return null;
    const prompt = reviewPrompt(question, answer);
    const signal = untilLate(patience.answer);
    return ask({ lane: lanes.answers, prompt, shape: ReviewReply, signal }, (reply) =>
      toAnalysis(reply, { answer, reading, prompt, engine }),
    );
  };
  const judgeOne = async ({ question, sides }: Pair, signal: AbortSignal): Promise<Judgement | null> => {
    const [one, other] = sides.map(judgeable);
    if (typeof one !== 'string' || typeof other !== 'string') return null;
    const prompt = judgePrompt(question, [one, other]);
    return ask({ lane: lanes.pairs, prompt, shape: JudgeReply, signal }, (reply) =>
      toJudgement(reply, prompt),
    );
  };
  const judge: Model['judge'] = async (pairs) => {
    const signal = untilLate(patience.score);
    const judged = await Promise.all(
      pairs.map(async (pair) => [pair.questionId, await judgeOne(pair, signal)] as const),
    );
    return new Map(judged.flatMap(([id, judgement]) => (judgement === null ? [] : [[id, judgement]])));
  };
  return {
    host: new URL(server.address).host,
    engine,
    daily,
    mayRead,
    mayJudge,
    turns: breaker.turns,
    review,
    judge,
    close: () => closing.abort(),
  };
};
