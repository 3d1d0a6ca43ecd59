import { blamesIn, harmIn, isScornful } from './harm.ts';
import type { Meaning } from './meaning.ts';
import { any, hasIn, phrases } from './pattern.ts';
import { plainWords, type Span, type Text } from './text.ts';
import { warmTraits } from './words-feelings.ts';
import { partnerAlone, partnerObject } from './words-people.ts';
import { harmOf } from './worth.ts';

/** Below this nothing harsh is heard in an answer, so that a hard word of it is not meant for the partner. */
const gentle = 0.02;

/** Whether the rules' word counts: blame does not where an encoder hears none of it, plain contempt always does. */
const counts = (text: Text, meaning: Meaning | null): boolean =>
  (meaning?.harsh ?? gentle) >= gentle || isScornful(text);

const praise = phrases(
  `i (~ )?(admire|admired|value|appreciate|respect|love|like|treasure|cherish|adore|envy|trust|notice|lean on|count on|wish i had) (that|it|this|${partnerObject})`,
  `${partnerAlone} (?:is|are) (?:(?:so|very|really|always|such|a|the|most) ){0,2}${any(warmTraits)}`,
);

/** Praise with more words than this does not sound sharp by its shortness alone. */
const short = 12;

/** True of short praise in which no rule finds blame, as in "You are very brave. I admire that." */
export const isShortPraise = (text: Text): boolean =>
  plainWords(text).length <= short && harmIn(text) === 0 && hasIn(text, praise);

/** How much an answer blames, 0 to 1, and where it does so first. */
export const blameIn = (
  text: Text,
  meaning: Meaning | null,
): { readonly harm: number; readonly place: Span | null } => {
  if (isShortPraise(text)) return { harm: 0, place: null };
  if (!counts(text, meaning)) return { harm: harmOf(0, meaning), place: null };
  return { harm: harmOf(harmIn(text), meaning), place: blamesIn(text)[0] ?? null };
};
