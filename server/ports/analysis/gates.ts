import { isCoercion } from './gate-coercion.ts';
import { isContemptOnly } from './gate-contempt.ts';
import { isCopied } from './gate-copied.ts';
import { isCrisis } from './gate-crisis.ts';
import { isDeclined } from './gate-declined.ts';
import { isEvasive } from './gate-evasive.ts';
import { isGibberish } from './gate-gibberish.ts';
import { isInstruction } from './gate-instructions.ts';
import { isOffTopic } from './gate-off-topic.ts';
import type { Gate } from './port.ts';
import type { Text } from './text.ts';

/** In this order: what is most urgent for the person comes first. */
const gates: readonly (readonly [Gate, (answer: Text, question: Text) => boolean])[] = [
  ['crisis', isCrisis],
  ['coercion', isCoercion],
  ['instructions', isInstruction],
  ['gibberish', isGibberish],
  ['copied', isCopied],
  ['declined', isDeclined],
  ['evasive', isEvasive],
  ['contempt', isContemptOnly],
  ['off-topic', isOffTopic],
];

/** The first gate at which an answer stops, or null where it can be rated. */
export const gateOf = (answer: Text, question: Text): Gate | null =>
  gates.find(([, stops]) => stops(answer, question))?.[0] ?? null;

/** The same where what sounds like danger to the rules was heard to be none. */
export const gateBeyondDanger = (answer: Text, question: Text): Gate | null =>
  gates.slice(2).find(([, stops]) => stops(answer, question))?.[0] ?? null;
