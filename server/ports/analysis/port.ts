import type { Analysis } from '../../../contract/analysis.ts';

/** The six things the rubric looks for in an answer. */
export const dimensions = [
  'disclosure',
  'specific',
  'owned',
  'responsive',
  'appreciative',
  'forward',
] as const;

export type Dimension = (typeof dimensions)[number];

/** What is found before any rating, and ends it. */
export type Gate =
  | 'crisis'
  | 'coercion'
  | 'instructions'
  | 'gibberish'
  | 'copied'
  | 'declined'
  | 'evasive'
  | 'contempt'
  | 'off-topic';

/** One point for one dimension, with the span of the person's own text that earned it. */
export type Mark = { readonly dimension: Dimension; readonly quote: string; readonly weight: number };

/** What an analyst read in one answer; `analysis` is what its author sees. */
export type Reading = {
  readonly analysis: Analysis;
  readonly gate: Gate | null;
  /** At an instruction: where the text without it would stop, or null where it could be rated. */
  readonly beside?: Gate | null;
  /** At an instruction: the text without it, where that could be rated and nothing in it may be danger. */
  readonly rest?: string;
  readonly marks: readonly Mark[];
  /** How much of a complete answer it is, 0 to 1, before any blame; there wherever marks count. */
  readonly shown?: number;
  /** How much the question invites each dimension, 1 being what it asks for; where it is missing it asks for all. */
  readonly invites?: Readonly<Record<Dimension, number>>;
  /** Blame or contempt found, 0 to 1; it lowers and never raises. */
  readonly harm: number;
  /** At danger that is only heard: the partner is scorned to the face, so that the score is not spared it. */
  readonly scorn?: true;
  /** Danger may be near, though it was rated: such an answer never leaves the server. */
  readonly heavy?: boolean;
  /** In words that could not be read: it counts as a middling answer, and nothing can be said of what it shows. */
  readonly unread?: true;
  /** By rules alone, though there is an encoder that could have heard it: danger may have been missed, and asking again may help. */
  readonly unheard?: true;
};

/**
 * Gives private feedback on one answer. The same answer to the same question reads the same, as long as the same parts
 * are there: while the encoder loads or is away the rules read alone, and `engine` says so.
 */
export type Analyst = {
  readonly analyse: (input: { question: string; answer: string }) => Promise<Reading>;
  /** Ends what it started; one that started nothing has none. */
  readonly close?: () => Promise<void>;
};
