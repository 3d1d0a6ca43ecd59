import { blamesIn, harmIn, isPartnerScorned } from './harm.ts';
import type { Meaning } from './meaning.ts';
import type { Span, Text } from './text.ts';
import { harmOf } from './worth.ts';

/** Below this nothing harsh is heard in an answer, so that a hard word of it is not meant for the partner. */
const gentle = 0.02;

/** Whether the rules' word counts: not where an encoder hears none of it, unless the partner is scorned outright. */
const counts = (text: Text, meaning: Meaning | null): boolean =>
  (meaning?.harsh ?? gentle) >= gentle || isPartnerScorned(text);

/** How much an answer blames, 0 to 1, and where it does so first. */
export const blameIn = (
  text: Text,
  meaning: Meaning | null,
): { readonly harm: number; readonly place: Span | null } => {
  if (!counts(text, meaning)) return { harm: harmOf(0, meaning), place: null };
  return { harm: harmOf(harmIn(text), meaning), place: blamesIn(text)[0] ?? null };
};
