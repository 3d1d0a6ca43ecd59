import { type Analysis, softLine } from '../../../contract/analysis.ts';
import { soundsHeavy } from './gate-crisis.ts';
import { isDanger } from './gate-heard.ts';
import type { Meaning } from './meaning.ts';
import type { Reading } from './port.ts';
import { rubricVersion } from './rubric.ts';
import type { Text } from './text.ts';

/** What is said of an answer, before it is told who heard it. */
export type Said = Readonly<Pick<Analysis, 'quality' | 'feedback' | 'insightRating'>> & {
  readonly suggestions: readonly string[];
};

/** A reading that is not signed yet: it lacks the engine, and the soft line where danger may be near. */
export type Draft = Omit<Reading, 'analysis'> & { readonly analysis: Said };

/** True where an answer that gets no help may still be told by somebody in danger: a soft line goes with it. */
export const isHeavy = (text: Text, meaning: Meaning | null): boolean =>
  soundsHeavy(text) || (meaning !== null && meaning.danger !== null);

/** Help comes first in danger, and is offered where danger may be near or the partner is scorned. */
const helpFor = ({ gate, heavy }: Draft): Analysis['help'] => {
  if (isDanger(gate)) return 'urgent';
  return heavy || gate === 'contempt' ? 'offered' : undefined;
};

/** The reading that a draft becomes: with its engine and its help, and with the soft line first where danger may be near. */
export const signed = (draft: Draft, engine: string): Reading => {
  const { suggestions, ...said } = draft.analysis;
  const shown = draft.heavy ? [softLine, ...suggestions] : [...suggestions];
  const help = helpFor(draft);
  const analysis = { ...said, suggestions: shown, ...(help && { help }), engine, rubricVersion };
  return { ...draft, analysis };
};
