import type { Head, Traits } from './head.ts';
import { hasIn, phrases } from './pattern.ts';
import { nearest } from './similarity.ts';
import type { Text } from './text.ts';

// What a head learned from examples, and how much nearer the text is to examples of danger than to their
// look-alikes. No detector is good enough, so there are two bands, and a wrong alarm must cost little.

/** Danger heard in an answer: 'stop' ends the rating and brings help, 'soften' adds a line. */
export type Danger = { readonly gate: 'crisis' | 'coercion'; readonly band: 'stop' | 'soften' };

/** The vectors of the examples, by their kind; `danger` are those of both dangers. */
export type DangerExamples = Readonly<
  Record<'crisis' | 'coercion' | 'danger' | 'fine', readonly Float32Array[]>
>;

/** From here on a text is heard as danger; found on the items to tune on. */
const bands = [
  { band: 'stop', least: 1.2 },
  { band: 'soften', least: 0.2 },
] as const;

/** What one step nearer to danger counts beside what the head says. */
const nearness = 20;

/** How much a text sounds like danger, about -8 to 8. */
const alarmOf = (head: Head, traits: Traits, { danger, fine }: DangerExamples): number => {
  const near = nearest(traits.whole, danger, 4) - nearest(traits.whole, fine, 8);
  return head(traits) + nearness * near;
};

const saysI = phrases('(i|me|my|myself|mine)');

/** Asked of a text in which nobody says I or me: it may be about somebody else. */
const impersonal = 1.5;

/** What a text sounds like. */
export const dangerIn = (head: Head, text: Text, traits: Traits, known: DangerExamples): Danger | null => {
  const alarm = alarmOf(head, traits, known) - (hasIn(text, saysI) ? 0 : impersonal);
  const found = bands.find(({ least }) => alarm >= least);
  if (found === undefined) return null;
  const [crisis, coercion] = [
    nearest(traits.whole, known.crisis, 4),
    nearest(traits.whole, known.coercion, 4),
  ];
  return { gate: crisis >= coercion ? 'crisis' : 'coercion', band: found.band };
};
