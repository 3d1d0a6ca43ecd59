import type { Passage } from './passages.ts';
import { has, phrases } from './pattern.ts';
import { elsewhere, joking, unwanted, wanted } from './phrases-coercion.ts';
import { harmless, others } from './phrases-crisis.ts';
import { nearest } from './similarity.ts';
import type { Sentence } from './text.ts';

// Contrast: near to sentences of danger, and nearer than to those that share the words without it. No detector is
// good enough, so there are two bands, and a wrong alarm must cost little.

/** Danger heard in an answer: 'stop' ends the rating and brings help, 'soften' adds a line. */
export type Danger = { readonly gate: 'crisis' | 'coercion'; readonly band: 'stop' | 'soften' };

export type DangerPrototypes = {
  readonly crisis: readonly Float32Array[];
  readonly coercion: readonly Float32Array[];
  readonly harmless: readonly Float32Array[];
};

/** How near a passage has to be to danger, and by how much nearer than to its look-alikes. */
const bands = [
  { band: 'stop', near: 0.44, nearer: 0.08 },
  { band: 'soften', near: 0.4, nearer: 0.05 },
] as const;

/** Asked of a sentence in which nobody says I or me: it may be about somebody else. */
const impersonal = 0.06;

const saysI = phrases('(i|me|my|myself|mine)');

const explained = {
  crisis: (sentence: Sentence) => has(sentence, harmless) || has(sentence, others),
  coercion: (sentence: Sentence) =>
    has(sentence, joking) || has(sentence, elsewhere) || (has(sentence, wanted) && !has(sentence, unwanted)),
};

/** What one passage sounds like, by its vector. */
export const dangerIn = (
  { sentences }: Passage,
  vector: Float32Array,
  prototypes: DangerPrototypes,
): Danger | null => {
  const [crisis, coercion] = [nearest(vector, prototypes.crisis, 2), nearest(vector, prototypes.coercion, 2)];
  const gate = crisis >= coercion ? 'crisis' : 'coercion';
  const personal = sentences.some((sentence) => has(sentence, saysI));
  if (sentences.some(explained[gate]) || (gate === 'crisis' && !personal)) return null;
  const near = Math.max(crisis, coercion);
  const nearer = near - nearest(vector, prototypes.harmless, 4) - (personal ? 0 : impersonal);
  const found = bands.find((limits) => near >= limits.near && nearer >= limits.nearer);
  return found === undefined ? null : { gate, band: found.band };
};

/** The graver of several. */
export const gravest = (found: readonly (Danger | null)[]): Danger | null =>
  found.find((danger) => danger?.band === 'stop') ?? found.find((danger) => danger !== null) ?? null;
