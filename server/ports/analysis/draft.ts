import { type Analysis, softLine } from '../../../contract/analysis.ts';
import { soundsHeavy } from './gate-crisis.ts';
import type { Meaning } from './meaning.ts';
import type { Reading } from './port.ts';
import { rubricVersion } from './rubric.ts';
import type { Text } from './text.ts';

/** What is said of an answer, before it is told who heard it. */
export type Said = Readonly<Pick<Analysis, 'quality' | 'feedback' | 'insightRating' | 'help'>> & {
  readonly suggestions: readonly string[];
};

/** A reading that is not signed yet: it lacks the engine, and the soft line where danger may be near. */
export type Draft = Omit<Reading, 'analysis'> & { readonly analysis: Said };

/** True where an answer that gets no help may still be told by somebody in danger: a soft line goes with it. */
export const isHeavy = (text: Text, meaning: Meaning | null): boolean =>
  soundsHeavy(text) || (meaning !== null && meaning.danger !== null);

/** The reading that a draft becomes: with the engine's name, and where danger may be near with help and the soft line. */
export const signed = (draft: Draft, engine: string): Reading => {
  const { suggestions, ...said } = draft.analysis;
  const offer = draft.heavy ? ({ help: 'offered' } as const) : {};
  const shown = draft.heavy ? [softLine, ...suggestions] : [...suggestions];
  return { ...draft, analysis: { ...offer, ...said, suggestions: shown, engine, rubricVersion } };
};
