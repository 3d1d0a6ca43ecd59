import { type Draft, isHeavy, type Said } from './draft.ts';
import { gateTexts, heardTexts } from './feedback-texts.ts';
import { isDanger } from './gate-heard.ts';
import { isContempt } from './harm.ts';
import { choose, hashOf } from './hash.ts';
import type { Help } from './help.ts';
import type { Meaning } from './meaning.ts';
import type { Gate } from './port.ts';
import { openingOf, quoteOf } from './quote.ts';
import type { Text } from './text.ts';

/** The words that an answer stops at: its contempt where it holds some, else how it begins. */
const stoppedAt = (gate: Gate, text: Text): string => {
  const scorned = gate === 'contempt' ? text.sentences.find(isContempt) : undefined;
  if (scorned === undefined) return openingOf(text);
  return quoteOf(text, { sentence: scorned, from: 0, to: scorned.words.length });
};

/** True where danger can only have been heard, since no rule finds any. */
export const isOnlyHeard = (meaning: Meaning | null): boolean => meaning?.dangerByRules === false;

/** What is said where an answer stops at a gate; a hit for safety is never quoted. */
const saidAt = (gate: Gate, text: Text, meaning: Meaning | null, help: Help): Said => {
  const { feedback, suggestions } = gateTexts[gate];
  const topic = gate === 'crisis' ? 'crisis' : 'abuse';
  const chosen =
    isDanger(gate) && isOnlyHeard(meaning) ? heardTexts[gate] : choose(feedback, hashOf(text.raw));
  const words = chosen.replace(/\{(?:quote|lines)\}/g, (place) =>
    place === '{quote}' ? stoppedAt(gate, text) : help.inShort(topic),
  );
  const more = isDanger(gate) ? help.invitations(topic) : [];
  return { quality: 'other', feedback: words, insightRating: 0, suggestions: [...suggestions, ...more] };
};

/** What is said to an answer that ends at a gate; beside danger help stands in the place of the soft line. */
export const stopped = (
  gate: Gate,
  text: Text,
  meaning: Meaning | null,
  help: Help,
): Pick<Draft, 'gate' | 'analysis' | 'heavy'> => {
  const heavy = !isDanger(gate) && isHeavy(text, meaning);
  return { gate, analysis: saidAt(gate, text, meaning, help), ...(heavy && { heavy }) };
};
