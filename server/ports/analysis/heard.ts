import heads from './heads.json' with { type: 'json' };
import { type Dimension, dimensions, type Gate } from './port.ts';

/** A head as it is stored: a number to start from, and 32-bit floats in base64. */
type StoredHead = { readonly base: number; readonly weights: string };

/** A weighted sum of a vector. */
type Head = (vector: Float32Array) => number;

/** 32-bit floats out of a text that holds them in base64. */
const floats = (text: string): Float32Array =>
  new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);

export const openHead = ({ base, weights }: StoredHead): Head => {
  const factors = floats(weights);
  return (vector) => factors.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), base);
};

type Name = keyof typeof heads;

const opened = Object.entries(heads).map(([name, head]) => [name, openHead(head)] as const);

const outputsOf = (vector: Float32Array): Readonly<Record<Name, number>> =>
  Object.fromEntries(opened.map(([name, head]) => [name, head(vector)])) as Record<Name, number>;

/** Gates that can be heard; the question said again is found by its words. */
export const heardGates = [
  'instructions',
  'gibberish',
  'declined',
  'evasive',
  'contempt',
  'off-topic',
] as const satisfies readonly Gate[];

export type HeardGate = (typeof heardGates)[number];

/** How likely an answer tells each of these already, so that nobody asks for it again; 0 to 1. */
export type Tells = Readonly<Record<Dimension, number>>;

/** What the heads say of an answer, or of a part of one, that was read under its question. */
export type Heard = {
  /** The grade that a careful reader would give, about 0 to 10. */
  readonly grade: number;
  /** Contempt and blame, 0 to 1. */
  readonly harsh: number;
  /** Logarithmic odds of each danger against none. */
  readonly crisis: number;
  readonly coercion: number;
  /** The chance of each gate, 0 to 1; what they leave is the chance that it can be rated. */
  readonly gates: Readonly<Record<HeardGate, number>>;
  readonly tells: Tells;
};

const chanceOf = (output: number): number => 1 / (1 + Math.exp(-output));

/** Reads what the tuned encoder made of an answer under its question. */
export const heardIn = (vector: Float32Array): Heard => {
  const outputs = outputsOf(vector);
  const whole = [...heardGates, 'rated' as const].reduce((sum, name) => sum + Math.exp(outputs[name]), 0);
  return {
    grade: outputs.grade,
    harsh: chanceOf(outputs.harsh),
    crisis: outputs.crisis - outputs.fine,
    coercion: outputs.coercion - outputs.fine,
    gates: Object.fromEntries(
      heardGates.map((gate) => [gate, Math.exp(outputs[gate]) / whole]),
    ) as Heard['gates'],
    tells: Object.fromEntries(dimensions.map((name) => [name, chanceOf(outputs[name])])) as Tells,
  };
};
