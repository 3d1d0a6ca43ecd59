import type { Analysis } from '../../../contract/analysis.ts';
import type { Reading } from './port.ts';

/** One of the two answers to a question, with what the built-in analyser read of it. */
export type Side = { readonly text: string; readonly reading: Reading };

/** Two answers to one question; which of them is whose is not told. */
export type Pair = {
  readonly questionId: string;
  readonly question: string;
  readonly sides: readonly [Side, Side];
};

/** What was judged of two answers to one question; it is the same whichever of them is whose. */
export type Judgement = {
  /** How much the answers let be seen, and how warmly, 0 to 1: of the one that does less, and of the other. */
  readonly less: number;
  readonly more: number;
  /** How far they mean the same, 0 to 1. */
  readonly alike: number;
  /** A question that the two could ask each other. */
  readonly insight: string | null;
};

/**
 * A language model on a server that the operator chose. It is asked one answer or one pair at a time, only for people
 * who allowed it, and whatever goes wrong with it is null or a pair without a judgement, never an error.
 */
export type Model = {
  /** Name of the server that the words go to, with its port where it has one. */
  readonly host: string;
  /** How the replies name it, as `engine`. */
  readonly engine: string;
  /** Answers and pairs that may be sent in a day: of one person, and of everybody. */
  readonly daily: { readonly person: number; readonly site: number };
  /** True where nothing was found that keeps an answer from leaving the server; others are not sent. */
  readonly mayRead: (reading: Reading) => boolean;
  /** The same for a pair, in which an answer is sent without the instructions that stand in it. */
  readonly mayJudge: (reading: Reading) => boolean;
  /** How many texts it would send now: none while it rests after failures, one after that, else any number. */
  readonly turns: () => number;
  /** Feedback in its words, or null where the built-in one should stand. */
  readonly review: (asked: {
    question: string;
    answer: string;
    reading: Reading;
  }) => Promise<Analysis | null>;
  /** Its judgements by the ids of the questions. */
  readonly judge: (pairs: readonly Pair[]) => Promise<ReadonlyMap<string, Judgement>>;
  /** Ends what is under way, so that nobody waits for it while the server stops. */
  readonly close: () => void;
};
