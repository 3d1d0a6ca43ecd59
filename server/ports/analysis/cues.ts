import { has, phrases } from './pattern.ts';
import type { Sentence, Text } from './text.ts';

/** A theme with how much it weighs when it is touched at all. */
type Cue = { readonly weight: number; readonly phrase: RegExp };

export const cue = (weight: number, ...sources: readonly string[]): Cue => ({
  weight,
  phrase: phrases(...sources),
});

const weigh = (window: readonly Sentence[], cues: readonly Cue[]): number =>
  cues.reduce(
    (sum, { weight, phrase }) => sum + (window.some((sentence) => has(sentence, phrase)) ? weight : 0),
    0,
  );

/**
 * The most that different themes weigh together within three sentences in a row. People in danger seldom use
 * the expected phrase; several themes close together say it too.
 */
export const heaviest = ({ sentences }: Text, cues: readonly Cue[]): number =>
  sentences.reduce((most, _, index) => Math.max(most, weigh(sentences.slice(index, index + 3), cues)), 0);
