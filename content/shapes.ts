import type { CategoryId } from '../contract/categories.ts';

/** How much a question asks of a person: 1 is light, 3 is deep. */
type Depth = 1 | 2 | 3;

/** What questions of this product ask for; the rubric weighs an answer by it. */
export type QuestionKind =
  | 'conflict'
  | 'boundary'
  | 'past'
  | 'tender'
  | 'gratitude'
  | 'wish'
  | 'partner'
  | 'moment'
  | 'play'
  | 'taste';

/** One question of the catalogue; `id` is stable for ever, since answers point at it. */
export type Question = {
  readonly id: string;
  readonly category: CategoryId;
  readonly text: string;
  readonly depth: Depth;
  /** What an answer may hold, in a few words for people. */
  readonly invites: string;
  /** The same for the rubric: what is asked for first, then what else would fit. */
  readonly kinds: readonly [QuestionKind, ...QuestionKind[]];
};

/** What a next step leads to: five of the rubric's dimensions. */
type Aim = 'disclosure' | 'specific' | 'responsive' | 'appreciative' | 'forward';

/** A next step for an answer, and the invitation that goes with it, which is also shown by itself. */
export type Step = { readonly advice: string; readonly invitation: string };

/** Steps to choose from: at least one. */
export type Steps = readonly [Step, ...Step[]];

/** A step with what it leads to. */
export type NextStep = Step & { readonly towards: Aim };

/** Steps towards each aim or towards one's own part, where no question is known that they were written for. */
export type StepsByAim = Readonly<Partial<Record<Aim | 'owned', Steps>>>;

/** What may be said after any answer to one question, so that it supposes nothing which the question does not. */
export type FollowUp = {
  /** A question to both, once each has read the other's answer. */
  readonly together: string;
  /** What could be added to an answer, the best first, each towards something else. */
  readonly steps: readonly NextStep[];
};

/** By the ids of the questions. */
export type FollowUps = Readonly<Record<string, FollowUp>>;

/** One of the five tips for better answers. */
export type Tip = { readonly title: string; readonly text: string };
