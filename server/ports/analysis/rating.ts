import type { Quality } from '../../../contract/analysis.ts';
import type { Point, Rule } from './dimension.ts';
import { appreciative } from './dimension-appreciative.ts';
import { disclosure } from './dimension-disclosure.ts';
import { forward } from './dimension-forward.ts';
import { owned } from './dimension-owned.ts';
import { responsive } from './dimension-responsive.ts';
import { specific } from './dimension-specific.ts';
import { blamesIn } from './harm.ts';
import { hasIn, phrases } from './pattern.ts';
import type { Dimension, Mark } from './port.ts';
import type { Invitation } from './question.ts';
import { areNested, jokeIn, quoteOf } from './quote.ts';
import type { Text } from './text.ts';

/** The six rules, in the order in which feedback prefers to speak of them. */
const rules: readonly (readonly [Dimension, Rule])[] = [
  ['disclosure', disclosure],
  ['appreciative', appreciative],
  ['specific', specific],
  ['forward', forward],
  ['responsive', responsive],
  ['owned', owned],
];

/** One dimension as found: how well it is met and how much of a complete answer that makes. */
export type FoundDimension = {
  readonly dimension: Dimension;
  readonly level: number;
  readonly mark: Mark;
};

export type Rating = {
  readonly found: readonly FoundDimension[];
  /** How complete the answer is for this question, 0 to 1. */
  readonly share: number;
};

/** Rules for everybody ('communication is key') say nothing about anybody. */
const platitude = phrases(
  '(is|are) (~ )?(key|important|essential|necessary|necessity|crucial|vital|the basis|foundation|backbone|pillar*|component|skill|fundamental)',
  '(in|for|of) (a|any|every|all|our|the|their) (good |healthy |strong |happy |successful |loving )?(relationships?|marriage|couples?|partnership|people)',
  '(we|couples|partners|people|everyone|everybody|one|both persons|both individuals|two people) (~ )?(should|must|need to|needs to|has to|have to|wants|loves|deserves|are|do)',
  '(at the end of the day|better than cure|fifty fifty|through thick and thin|good and bad|give and take)',
);

const platitudeIn = (text: Text): number => (hasIn(text, platitude) ? 0.5 : 1);

/** With the words that it rests on, of which it may quote a part. */
type Resting = FoundDimension & { readonly on: string };

const foundBy = (
  text: Text,
  invitation: Invitation,
  [dimension, { level, span, telling = span }]: readonly [Dimension, Point],
): Resting => {
  const weight = (invitation.weights[dimension] * level) / invitation.plenty;
  const on = quoteOf(text, span);
  const isJoke = dimension === 'specific' && invitation.kind === 'play' && blamesIn(text).length === 0;
  const quoted = telling === span ? on : quoteOf(text, telling);
  const mark = { dimension, quote: (isJoke ? jokeIn(text, telling) : null) ?? quoted, weight };
  return { dimension, level, mark, on };
};

/** How much a mark still counts when one, or more than one, stronger mark rests on the same words. */
const again = [1, 0.5, 0.3] as const;

/** The same words show less the second time; an answer that says several things shows more. */
const once = (found: readonly Resting[]): readonly FoundDimension[] => {
  const ranked = found.toSorted((one, other) => other.mark.weight - one.mark.weight);
  return ranked.map((one, index) => {
    const stronger = ranked.slice(0, index).filter(({ on }) => areNested(on, one.on)).length;
    const { on: _, ...alone } = one;
    return scaled(alone, again[Math.min(2, stronger)] ?? 1);
  });
};

const scaled = (found: FoundDimension, factor: number): FoundDimension => ({
  ...found,
  mark: { ...found.mark, weight: found.mark.weight * factor },
});

const weightOf = (found: readonly FoundDimension[]): number =>
  found.reduce((sum, { mark }) => sum + mark.weight, 0);

/** Reads all six dimensions; the marks' weights add up to `share`. More adds less and less, and never reaches 1. */
export const rate = (text: Text, invitation: Invitation): Rating => {
  const points = rules.flatMap(([dimension, rule]) => {
    const point = invitation.weights[dimension] === 0 ? null : rule(text, invitation);
    return point === null ? [] : [[dimension, point] as const];
  });
  const found = once(points.map((point) => foundBy(text, invitation, point)));
  const general = (found.find(({ dimension }) => dimension === 'specific')?.level ?? 0) < 0.75;
  const total = weightOf(found);
  const share = 1 - Math.exp(-1.2 * total * (general ? platitudeIn(text) : 1));
  return {
    found: found.map((one) => scaled(one, total === 0 ? 0 : share / total)),
    share,
  };
};

/** From this worth on an answer is called good or excellent; set on `bench/feedback/rule-answers.ts`. */
export const labelEdges = { excellent: 0.51, good: 0.2 } as const;

/** The label of what an answer is worth; `floor` is for words that can be read only in part. */
export const qualityOf = (worth: number, harm: number, floor = false): Quality => {
  if (worth >= labelEdges.excellent && harm < 0.2) return 'excellent';
  return floor || worth >= labelEdges.good ? 'good' : 'average';
};
