import type { Dimension, Gate, Mark, Reading, Side } from '../../context.ts';

/** What one answer adds, each 0 to 1. */
export type Contribution = {
  /** How much of the person it shows, for what its question invites. */
  readonly depth: number;
  readonly warmth: number;
  /** Wishes, and interest in the other. */
  readonly reach: number;
  readonly harm: number;
};

/**
 * A pass is legitimate and a cry for help is nobody's score: both are as if the question had not been asked. Scorn to
 * the partner's face is neither, though it may sound like a threat.
 */
const leftOut: ReadonlySet<Gate> = new Set(['crisis', 'coercion', 'declined']);

/** Where an answer stops for the score: an instruction in it changes nothing, so there it is what stands beside. */
const stopOf = ({ gate, beside = null }: Reading): Gate | null => (gate === 'instructions' ? beside : gate);

/** Contempt without a feeling weighs at least this much. */
const contemptHarm = 0.7;

/** From this harm on words are sharp: they are spoken of as that, and not repeated to anybody. */
export const sharpest = 0.3;

/** From this harm on, as a mean of all of somebody's answers, the summary calls words sharp, and none of theirs is put forward. */
export const sharpOnTheMean = 0.15;

/** What makes an answer complete for one part of the score; found on the analyser's labelled answers. */
const plenty = { depth: 0.5, part: 0.1 } as const;

const clamp = (number: number): number => Math.min(1, Math.max(0, Number.isFinite(number) ? number : 0));

const sum = (marks: readonly Mark[], dimensions: readonly Dimension[]): number =>
  marks
    .filter(({ dimension }) => dimensions.includes(dimension))
    .reduce((total, { weight }) => total + clamp(weight), 0);

/** True where an answer must leave no trace in number or words. */
export const isLeftOut = ({ reading }: Side): boolean => {
  const stop = stopOf(reading);
  return stop !== null && leftOut.has(stop) && reading.scorn !== true;
};

/** The marks that count: those of a rated answer, or of what stands beside an instruction. */
export const marksOf = (reading: Reading): readonly Mark[] => (stopOf(reading) === null ? reading.marks : []);

/** How much of a complete answer a reader would call it; nothing at a gate. */
const shownIn = (reading: Reading): number => (stopOf(reading) === null ? (reading.shown ?? 0) : 0);

/** True where the partner is held in contempt, whatever else the answer sounds like. */
export const isScornful = (reading: Reading): boolean =>
  stopOf(reading) === 'contempt' || reading.scorn === true;

/** Where a share from 0 to 1 stands while nothing is known. */
export const middle = 0.5;

/** Invited no more than this, a dimension is no lack where it is missing. */
const unasked = 0.3;

/** How much a question asks for one of some dimensions, 0 to 1. */
const invited = ({ invites }: Reading, dimensions: readonly Dimension[]): number =>
  invites === undefined
    ? 1
    : clamp((Math.max(...dimensions.map((name) => invites[name])) - unasked) / (1 - unasked));

/** What was not asked for is welcome and not missed: without it an answer stands in the middle, and not at nothing. */
const asInvited = (value: number, share: number): number => value + (1 - share) * middle * (1 - value);

/** What an answer adds; null where it is left out. */
export const contributionOf = (side: Side): Contribution | null => {
  if (isLeftOut(side)) return null;
  const marks = marksOf(side.reading);
  const said = isScornful(side.reading) ? contemptHarm : 0;
  const harm = Math.max(said, clamp(side.reading.harm));
  const kept = 1 - harm;
  const asked = (value: number, ...dimensions: readonly Dimension[]): number =>
    asInvited(value, invited(side.reading, dimensions)) * kept;
  return {
    depth: clamp(shownIn(side.reading) / plenty.depth) * kept,
    warmth: asked(clamp(sum(marks, ['appreciative']) / plenty.part), 'appreciative'),
    reach: asked(clamp(sum(marks, ['forward', 'responsive']) / plenty.part), 'forward', 'responsive'),
    harm,
  };
};
