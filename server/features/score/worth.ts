import type { Dimension, Gate, Mark, Reading } from '../../context.ts';
import type { Side } from './couple.ts';

/** What one answer adds, each 0 to 1. */
export type Worth = {
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
export const stopOf = ({ gate, beside = null }: Reading): Gate | null =>
  gate === 'instructions' ? beside : gate;

/** Contempt without a feeling weighs at least this much. */
const contemptHarm = 0.7;

/** Marks that make an answer complete for one part of the score; found on the analyser's labelled answers. */
const plenty = { depth: 0.5, part: 0.1 } as const;

const clamp = (number: number): number => Math.min(1, Math.max(0, Number.isFinite(number) ? number : 0));

const sum = (marks: readonly Mark[], dimensions?: readonly Dimension[]): number =>
  marks
    .filter(({ dimension }) => dimensions === undefined || dimensions.includes(dimension))
    .reduce((total, { weight }) => total + clamp(weight), 0);

/** True where an answer must leave no trace in number or words. */
export const isLeftOut = ({ reading }: Side): boolean => {
  const stop = stopOf(reading);
  return stop !== null && leftOut.has(stop) && reading.scorn !== true;
};

/** The marks that count: those of a rated answer, or of what stands beside an instruction. */
export const marksOf = (reading: Reading): readonly Mark[] => (stopOf(reading) === null ? reading.marks : []);

/** What a reader would say it shows, or what its marks add up to; nothing at a gate. */
const shownIn = (reading: Reading): number =>
  stopOf(reading) === null ? (reading.shown ?? sum(reading.marks)) : 0;

/** What an answer is worth; null where it is left out. */
export const worthOf = (side: Side): Worth | null => {
  if (isLeftOut(side)) return null;
  const marks = marksOf(side.reading);
  const scorned = stopOf(side.reading) === 'contempt' || side.reading.scorn === true;
  const said = scorned ? contemptHarm : 0;
  const harm = Math.max(said, clamp(side.reading.harm));
  const kept = 1 - harm;
  return {
    depth: clamp(shownIn(side.reading) / plenty.depth) * kept,
    warmth: clamp(sum(marks, ['appreciative']) / plenty.part) * kept,
    reach: clamp(sum(marks, ['forward', 'responsive']) / plenty.part) * kept,
    harm,
  };
};
