import type { HelpTopic } from '../../../contract/help-lines.ts';
import { type Draft, isHeavy, type Said } from './draft.ts';
import { bothDangers, gateTexts, heardTexts } from './feedback-texts.ts';
import { isCoercion } from './gate-coercion.ts';
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

/** What the help beside an answer that stops here is about, the most urgent first; both where both are told. */
const topicsAt = (gate: Gate, text: Text): readonly HelpTopic[] => {
  if (!isDanger(gate)) return [];
  if (gate === 'coercion') return ['abuse'];
  return isCoercion(text) ? ['crisis', 'abuse'] : ['crisis'];
};

/** The words for an answer that stops at this gate, before anything is put into them. */
const wordsAt = (gate: Gate, topics: readonly HelpTopic[], text: Text, meaning: Meaning | null): string => {
  if (isDanger(gate) && isOnlyHeard(meaning)) return heardTexts[gate];
  if (topics.length > 1) return bothDangers;
  return choose(gateTexts[gate].feedback, hashOf(text.raw));
};

/** Help comes first where danger is told; where it is only heard, or the partner is scorned, it is offered. */
const helpAt = (gate: Gate, meaning: Meaning | null): Pick<Said, 'help'> => {
  if (isDanger(gate) && !isOnlyHeard(meaning)) return { help: 'urgent' };
  return isDanger(gate) || gate === 'contempt' ? { help: 'offered' } : {};
};

/** What is said where an answer stops at a gate; a hit for safety is never quoted. */
const saidAt = (gate: Gate, text: Text, meaning: Meaning | null, help: Help): Said => {
  const topics = topicsAt(gate, text);
  const feedback = wordsAt(gate, topics, text, meaning).replace(/\{(?:quote|lines)\}/g, (place) =>
    place === '{quote}' ? stoppedAt(gate, text) : topics.slice(0, 1).map(help.inShort).join(),
  );
  const invitations = new Set(topics.flatMap(help.invitations));
  const suggestions = [...gateTexts[gate].suggestions, ...invitations];
  return { quality: 'other', feedback, insightRating: 0, suggestions, ...helpAt(gate, meaning) };
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
