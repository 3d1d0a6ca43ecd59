import type { Meaning } from './meaning.ts';

/** Between these shares of a complete answer the insight rating rises evenly. */
const scale = [
  [0, 1],
  [0.2, 4],
  [0.51, 7.5],
  [1, 10],
] as const;

/** The insight rating of what an answer is worth. */
export const insightOf = (worth: number): number => {
  const upper = scale.findIndex(([share]) => share >= worth);
  const [high, top] = scale[Math.max(1, upper)] ?? scale[1];
  const [low, bottom] = scale[Math.max(1, upper) - 1] ?? scale[0];
  return Math.round((bottom + ((worth - low) / (high - low)) * (top - bottom)) * 10) / 10;
};

/** How much of an answer's worth blame can take. */
const blameCost = 0.6;

/** The most that the tone can move a worth, either way; it breaks ties between answers that the rules find alike. */
const tonesShare = 0.08;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const tonePart = ({ tone }: Meaning, harm: number): number =>
  clamp(0.25 * tone, -tonesShare, harm < 0.2 ? tonesShare : 0);

/** What an answer is worth, 0 to 1: its share of a complete answer less its blame, and how it sounds. */
export const worthOf = (share: number, harm: number, meaning: Meaning | null): number => {
  const worth = share * (1 - blameCost * harm);
  if (meaning === null) return worth;
  const here = meaning.relevance === 'another' ? 0.8 : 1;
  return clamp(worth * here + tonePart(meaning, harm), 0, 0.999);
};
