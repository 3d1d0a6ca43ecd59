import { modelOf } from '../../../contract/analysis.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { Needed } from '../../../contract/errors.ts';
import type { getScore, ScorePart } from '../../../contract/score.ts';

type Score = ReplyOf<typeof getScore>;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What both have tapped, as far as it counts. */
export const tapsLine = ({ both, samePage }: Score['taps']): string => {
  if (both === 0) return 'Where you both tap how two answers sit together, it counts here.';
  if (samePage === 0)
    return `You have both tapped on ${counted(both, 'question')}: there is something to talk about.`;
  return `You both said same page on ${counted(samePage, 'question')}. That counts in the score.`;
};

/** Which model read along; nothing where none did. */
export const judgedLine = (judgedBy: Score['judgedBy']): string | null => {
  const model = judgedBy === null ? null : modelOf(judgedBy);
  return model === null
    ? null
    : `The language model ${model} read along, and judged how alike your answers are.`;
};

/** The part of a category in words, with what it rests on. */
export const partLine = ({ basedOn, band }: ScorePart): string =>
  band === null
    ? `${counted(basedOn, 'question')} so far: too few to say`
    : `Between ${band.low} and ${band.high}, from ${counted(basedOn, 'question')}`;

/** How many answers somebody still needs. */
export const moreLine = (count: number): string => (count > 0 ? `${count} more` : 'enough');

/** How many answers each still needs. */
export const neededLine = ({ you, partner }: Needed): string =>
  `You: ${moreLine(you)}. Partner: ${moreLine(partner)}.`;

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** The history for those who cannot see its picture. */
export const historyLine = (history: Score['history']): string =>
  `Your last ${history.length} scores: ${history
    .map(
      ({ compatibilityScore, generatedAt }) =>
        `${compatibilityScore} on ${day.format(new Date(generatedAt))}`,
    )
    .join(', ')}.`;
