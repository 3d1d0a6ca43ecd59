import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Encoder, usualPatience } from './encoder.ts';
import { dangerGateOf } from './gates.ts';
import { type Heard, type HeardGate, heardGates, heardIn, type Tells } from './heard.ts';
import { languageOf } from './language.ts';
import { type Danger, dangerIn } from './meaning-danger.ts';
import { hasIn, phrases } from './pattern.ts';
import { dimensions } from './port.ts';
import { plainWords, readText, type Text } from './text.ts';
import { windowsOf } from './windows.ts';
import { partner, partnerObject, partnersOwn } from './words-people.ts';

/** What an encoder hears in an answer, beyond its words. */
export type Meaning = {
  readonly danger: Danger | null;
  /** Whether the rules find danger, heard or not. */
  readonly dangerByRules: boolean;
  /** Where it should stop before any rating, or null. */
  readonly gate: HeardGate | null;
  /** True where it is so plainly an answer that a word of the rules may be wrong. */
  readonly plain: boolean;
  /** The grade that a careful reader would give, about 0 to 10. */
  readonly grade: number;
  /** Contempt and blame, 0 to 1; null where the words are too few to tell, or none is of anybody else. */
  readonly harsh: number | null;
  readonly tells: Tells;
};

/** Null where nothing could be heard: no encoder, no time, not English. */
export type Sense = (question: string, answer: Text) => Promise<Meaning | null>;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Of a long answer, one part is enough for an instruction; to stop for anything else takes all of them. */
const gatesOf = (parts: readonly Heard[]): Heard['gates'] => {
  const together = Object.fromEntries(
    heardGates.map((gate) => [gate, mean(parts.map(({ gates }) => gates[gate]))]),
  ) as Heard['gates'];
  return { ...together, instructions: Math.max(...parts.map(({ gates }) => gates.instructions)) };
};

/**
 * Where contempt is less likely than this, what sounds harsh is not meant so, as long advice is not, and it only counts so far that a rule
 * may still find blame in it. Found on the items to tune on.
 */
const suspected = { from: 0.4, else: 0.5 } as const;

const harshnessOf = ({ harsh, gates }: Heard): number =>
  gates.contempt >= suspected.from ? harsh : Math.min(harsh, suspected.else);

/** A long answer is as good as its parts are together, as dangerous or harsh as its worst, and tells what any of them tells. */
const together = (parts: readonly Heard[]): Heard => ({
  grade: mean(parts.map(({ grade }) => grade)),
  harsh: Math.max(...parts.map(harshnessOf)),
  crisis: Math.max(...parts.map(({ crisis }) => crisis)),
  coercion: Math.max(...parts.map(({ coercion }) => coercion)),
  gates: gatesOf(parts),
  tells: Object.fromEntries(
    dimensions.map((name) => [name, Math.max(...parts.map(({ tells }) => tells[name]))]),
  ) as Tells,
});

/**
 * The chance from which on each gate is heard. A few words may be all there is to say, and a story may come from afar, so
 * evasion and another subject have to be plain.
 */
const sure: Readonly<Record<HeardGate, number>> = {
  instructions: 0.8,
  gibberish: 0.8,
  declined: 0.8,
  contempt: 0.8,
  'off-topic': 0.95,
  evasive: 0.9,
};

/** The chance from which on it is plainly an answer. Found, like those above, on the items to tune on. */
const plainly = 0.9;

const likeliest = ({ gates }: Heard): HeardGate =>
  heardGates.reduce((one, other) => (gates[other] > gates[one] ? other : one));

const plainness = ({ gates }: Heard): number => heardGates.reduce((left, gate) => left - gates[gate], 1);

/** With fewer words an answer sounds sharp, vague or from afar by itself; there only what it says can be. */
const enough: Readonly<Partial<Record<HeardGate, number>>> = { contempt: 6, evasive: 5, 'off-topic': 10 };

const isLong = (answer: Text, gate: HeardGate): boolean => plainWords(answer).length >= (enough[gate] ?? 0);

/** Somebody who could be blamed: 'there is still work to be done' blames nobody, however it sounds. */
const somebody = phrases(`(${partner}|${partnerObject}|${partnersOwn}|yours|yourself|hers|himself|herself)`);

/** Whether there are words enough to hear blame in, and somebody who could be meant. */
const mayBlame = (answer: Text): boolean => isLong(answer, 'contempt') && hasIn(answer, somebody);

/** The gate that is heard for sure, in words enough to hear it. */
const gateIn = (heard: Heard, answer: Text): HeardGate | null => {
  const gate = likeliest(heard);
  return heard.gates[gate] >= sure[gate] && isLong(answer, gate) ? gate : null;
};

const hear = async (encoder: Encoder, question: string, answer: Text): Promise<Meaning> => {
  const vectors = await encoder.embed(windowsOf(answer).map((part) => [question, part] as const));
  const heard = together(vectors.map(heardIn));
  const dangerByRules = dangerGateOf(answer, readText(question)) !== null;
  return {
    danger: dangerIn(answer, heard, dangerByRules),
    dangerByRules,
    gate: gateIn(heard, answer),
    plain: plainness(heard) >= plainly,
    grade: heard.grade,
    harsh: mayBlame(answer) ? heard.harsh : null,
    tells: heard.tells,
  };
};

type Hear = (question: string, answer: Text) => Promise<Meaning>;

/** Answers whose meaning is remembered: from the feedback to the save, and to the score. */
const remembered = 500;

const digestOf = (question: string, answer: Text): string =>
  createHash('sha256')
    .update(JSON.stringify([question, windowsOf(answer)]))
    .digest('base64url');

/** Hears the same answer once; what is kept is a few numbers under a digest, and no word of anybody. */
const hearOnce = (work: Hear): Hear => {
  const known = new Map<string, Promise<Meaning>>();
  return (question, answer) => {
    const key = digestOf(question, answer);
    const heard = known.get(key) ?? work(question, answer);
    known.delete(key);
    known.set(key, heard);
    heard.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return heard;
  };
};

/** Whether an encoder of English could hear anything in a text. */
export const isHearable = (text: Text): boolean =>
  text.sentences.length > 0 && languageOf(text) === 'english';

/** Hears with a tuned encoder; whatever goes wrong with it is silence, and the rules speak alone. */
export const senseWith = (encoder: Encoder): Sense => {
  const { patience = usualPatience } = encoder;
  const once = hearOnce((question, answer) => hear(encoder, question, answer));
  return async (question, answer) => {
    if (!isHearable(answer)) return null;
    const heard = once(question, answer);
    return Promise.race([heard.catch(() => null), sleep(patience, null, { ref: false })]);
  };
};
