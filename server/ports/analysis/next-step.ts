import { isUnwished } from './dimension-forward.ts';
import { type Step, steps, stepsFor } from './feedback-texts.ts';
import { choose } from './hash.ts';
import type { Dimension } from './port.ts';
import type { Invitation } from './question.ts';
import type { Rating } from './rating.ts';
import type { Text } from './text.ts';
import { unasked } from './unasked.ts';

/** What a next step is chosen by. */
type Told = { readonly text: Text; readonly invitation: Invitation; readonly rating: Rating };

/** Met well enough to need no step. */
const enough = 0.6;

/** A question that invites a dimension less than this is not asked for it. */
const invited = 0.5;

/** Of some dimensions those that the answer lacks; all of them where it lacks none. */
const lackedOf = ({ rating: { found } }: Told, dimensions: readonly Dimension[]): readonly Dimension[] => {
  const met = found.filter(({ level }) => level >= enough).map(({ dimension }) => dimension);
  const lacked = dimensions.filter((dimension) => !met.includes(dimension));
  return lacked.length > 0 ? lacked : dimensions;
};

/** What the question invites most and the answer has least. */
const lacks = (told: Told, spared: ReadonlySet<Dimension>): readonly Dimension[] => {
  const { invitation, rating } = told;
  const { weights } = invitation;
  const names = (Object.keys(weights) as Dimension[]).filter(
    (name) => weights[name] >= invited && !spared.has(name),
  );
  const levels = new Map(rating.found.map(({ dimension, level }) => [dimension, level]));
  const gap = (dimension: Dimension) => weights[dimension] * (1 - (levels.get(dimension) ?? 0));
  return lackedOf(told, names).toSorted((one, other) => gap(other) - gap(one));
};

/**
 * Two steps that were written for this very question, towards what the answer lacks; less than two where there are none.
 * They suppose that what was asked about is wished for.
 */
const ownSteps = (told: Told, spared: ReadonlySet<Dimension>): readonly Step[] => {
  if (isUnwished(told.text, told.invitation)) return [];
  const left = told.invitation.steps.filter(({ towards }) => !spared.has(towards));
  const lacked = lackedOf(
    told,
    left.map(({ towards }) => towards),
  );
  const fitting = left.filter(({ towards }) => lacked.includes(towards));
  const [first, second] = [...fitting, ...left.filter((step) => !fitting.includes(step))];
  return first === undefined || second === undefined ? [] : [first, second];
};

/** Steps of a kind suit what its questions ask for, so that what is not wished for gets the general ones. */
export const stepTowards = (dimension: Dimension, { text, invitation }: Told, seed: number): Step => {
  const own = isUnwished(text, invitation) ? undefined : stepsFor[invitation.kind];
  return choose(own?.[dimension] ?? steps[dimension], seed);
};

/** Two steps: those of the question itself, or else those of its kind. */
export const stepsAfter = (told: Told, seed: number): readonly [Step, Step] => {
  const spared = unasked(told.text, told.invitation);
  const [own, another] = ownSteps(told, spared);
  if (own !== undefined && another !== undefined) return [own, another];
  const [first = 'specific', second = first === 'disclosure' ? 'specific' : 'disclosure'] = lacks(
    told,
    spared,
  );
  return [stepTowards(first, told, seed >>> 5), stepTowards(second, told, seed >>> 7)];
};
