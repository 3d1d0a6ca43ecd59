import { isShortPraise } from './blame.ts';
import { gateBeyondDanger, gateOf } from './gates.ts';
import { holdsContempt, isScornedToFace, isScornful } from './harm.ts';
import type { Meaning } from './meaning.ts';
import type { Gate } from './port.ts';
import { readText, type Text } from './text.ts';

/** True where help stands in the place of a rating. */
export const isDanger = (gate: Gate | null): gate is 'crisis' | 'coercion' =>
  gate === 'crisis' || gate === 'coercion';

/** Read off the words themselves: what is heard does not speak against them. */
const certain: readonly Gate[] = ['crisis', 'coercion', 'copied', 'instructions', 'declined'];

/**
 * The gate that is heard, but for those whose text would be wrong: any beside danger, thanks for a pass beside contempt, reproach
 * for praise.
 */
const heardGateIn = (text: Text, { gate, danger, dangerByRules }: Meaning): Gate | null => {
  if (danger !== null || dangerByRules) return null;
  const isWrong =
    (gate === 'declined' && holdsContempt(text)) || (gate === 'contempt' && isShortPraise(text));
  return isWrong ? null : gate;
};

/** The rules' gates, with what an encoder hears: danger first, and the rules where it is not plainly an answer. */
export const gateWith = (text: Text, question: string, meaning: Meaning | null): Gate | null => {
  const asked = readText(question);
  const found = gateOf(text, asked);
  if (found === 'copied' || meaning === null) return found;
  if (meaning.danger?.band === 'stop') return isDanger(found) ? found : meaning.danger.gate;
  const gate = isDanger(found) ? gateBeyondDanger(text, asked) : found;
  const isPlain = gate === 'contempt' && isScornful(text) && isScornedToFace(text);
  const holds = gate !== null && (certain.includes(gate) || isPlain || !meaning.plain);
  return holds ? gate : heardGateIn(text, meaning);
};
