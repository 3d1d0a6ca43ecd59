import type { Meaning } from './meaning.ts';
import { labelEdges } from './rating.ts';

type Scale = readonly (readonly [from: number, to: number])[];

/** Reads a scale between its steps. */
const between = (scale: Scale, value: number): number => {
  const found = scale.findIndex(([from], index) => index > 0 && from >= value);
  const upper = found === -1 ? scale.length - 1 : found;
  const [[low = 0, bottom = 0] = [], [high = 1, top = 1] = []] = scale.slice(upper - 1, upper + 1);
  return bottom + ((value - low) / (high - low)) * (top - bottom);
};

/** What an answer is worth by its share of a complete one, and the insight rating of that. */
const insights: Scale = [
  [0, 1],
  [labelEdges.good, 4],
  [labelEdges.excellent, 7.5],
  [1, 10],
];

/** The same worths by the grade that a careful reader would give; found on items to tune on. */
const grades: Scale = [
  [2, 0],
  [5.5, labelEdges.good],
  [8.2, labelEdges.excellent],
  [11, 1],
];

/** What a complete answer by the rubric adds to the grade that is heard, so that the rubric keeps its say. */
const rubricsSay = 1;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The insight rating of what an answer is worth. */
export const insightOf = (worth: number): number => Math.round(between(insights, worth) * 10) / 10;

/** How much of an answer's worth blame can take. */
const blameCost = 0.6;

/** Below this a sentence only sounds a little cross. */
const cross = 0.6;

/** Blame and contempt, 0 to 1: what the rules find, or what is heard where they find less. */
export const harmOf = (found: number, meaning: Meaning | null): number =>
  Math.max(found, ((meaning?.harsh ?? 0) - cross) / (1 - cross));

/**
 * How much of a complete answer it is, 0 to 1: as a careful reader would grade it, or by the rubric alone. However much the
 * rules find, it holds nothing up that is heard to be empty: long advice and long flattery have all the words they look for.
 */
export const shownBy = (share: number, meaning: Meaning | null): number =>
  meaning === null ? share : clamp(between(grades, meaning.grade + rubricsSay * share), 0, 0.999);

/** What an answer is worth, 0 to 1: what it shows less its blame. */
export const worthOf = (shown: number, harm: number): number => shown * (1 - blameCost * harm);
