import type { Quality } from '../../../contract/analysis.ts';
import type { Point, Rule } from './dimension.ts';
import { appreciative } from './dimension-appreciative.ts';
import { disclosure } from './dimension-disclosure.ts';
import { forward } from './dimension-forward.ts';
import { owned } from './dimension-owned.ts';
import { responsive } from './dimension-responsive.ts';
import { specific } from './dimension-specific.ts';
import { hasIn, phrases } from './pattern.ts';
import type { Dimension, Mark } from './port.ts';
import type { Invitation } from './question.ts';
import { quoteOf } from './quote.ts';
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
export type Found = {
  readonly dimension: Dimension;
  readonly level: number;
  readonly mark: Mark;
};

export type Rating = {
  readonly found: readonly Found[];
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

const foundBy = (
  text: Text,
  invitation: Invitation,
  [dimension, point]: readonly [Dimension, Point],
): Found => {
  const weight = (invitation.weights[dimension] * point.level) / invitation.plenty;
  return {
    dimension,
    level: point.level,
    mark: { dimension, quote: quoteOf(text, point.span), weight },
  };
};

const scaled = (found: Found, factor: number): Found => ({
  ...found,
  mark: { ...found.mark, weight: found.mark.weight * factor },
});

/** Reads all six dimensions; the marks' weights add up to `share`. More adds less and less, and never reaches 1. */
export const rate = (text: Text, invitation: Invitation): Rating => {
  const points = rules.flatMap(([dimension, rule]) => {
    const point = invitation.weights[dimension] > 0 ? rule(text, invitation) : null;
    return point === null ? [] : [[dimension, point] as const];
  });
  const found = points.map((point) => foundBy(text, invitation, point));
  const general = (found.find(({ dimension }) => dimension === 'specific')?.level ?? 0) < 0.75;
  const sum = found.reduce((total, { mark }) => total + mark.weight, 0) * (general ? platitudeIn(text) : 1);
  const share = 1 - Math.exp(-1.2 * sum);
  const total = found.reduce((all, { mark }) => all + mark.weight, 0);
  return {
    found: found.map((one) => scaled(one, total === 0 ? 0 : share / total)),
    share,
  };
};

/** From here on an answer is called good or excellent; set on the labelled answers of `probe.ts`. */
const thresholds = { excellent: 0.57, good: 0.23 } as const;

/** How much of an answer's worth blame can take. */
export const blameCost = 0.6;

/** The label of what an answer is worth; `floor` is for words that can be read only in part. */
export const qualityOf = (worth: number, harm: number, floor = false): Quality => {
  if (worth >= thresholds.excellent && harm < 0.2) return 'excellent';
  return floor || worth >= thresholds.good ? 'good' : 'average';
};
