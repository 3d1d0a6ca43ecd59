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

type Stops = readonly (readonly [Gate, (answer: Text, question: Text) => boolean])[];

/** What is most urgent for the person comes first. */
const dangers: Stops = [
  ['crisis', isCrisis],
  ['coercion', isCoercion],
];

const others: Stops = [
  ['instructions', isInstruction],
  ['gibberish', isGibberish],
  ['copied', isCopied],
  ['declined', isDeclined],
  ['evasive', isEvasive],
  ['contempt', isContemptOnly],
  ['off-topic', isOffTopic],
];

const firstOf = (gates: Stops, answer: Text, question: Text): Gate | null =>
  gates.find(([, stops]) => stops(answer, question))?.[0] ?? null;

/** What the rules call danger, or null. */
export const dangerGateOf = (answer: Text, question: Text): Gate | null => firstOf(dangers, answer, question);

/** The first gate beyond danger at which an answer stops, or null. */
export const gateBeyondDanger = (answer: Text, question: Text): Gate | null =>
  firstOf(others, answer, question);

/** The first gate at which an answer stops, or null where it can be rated. */
export const gateOf = (answer: Text, question: Text): Gate | null =>
  dangerGateOf(answer, question) ?? gateBeyondDanger(answer, question);
