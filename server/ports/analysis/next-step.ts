import { isUnwished } from './dimension-forward.ts';
import { type Step, steps, stepsFor } from './feedback-texts.ts';
import { choose } from './hash.ts';
import type { Tells } from './heard.ts';
import type { Dimension } from './port.ts';
import type { Invitation } from './question.ts';
import type { Rating } from './rating.ts';
import type { Text } from './text.ts';
import { unasked } from './unasked.ts';

/** What a next step is chosen by. */
type Told = {
  readonly text: Text;
  readonly invitation: Invitation;
  readonly rating: Rating;
  /** What is heard in it, or null where nothing is. */
  readonly tells: Tells | null;
};

/** Met well enough to need no step, by the rules. */
const enough = 0.6;

/** The chance from which on an answer tells something already; found on the items to tune on. */
const likely = 0.4;

/** So rarely told that an encoder hardly hears it: the rules have their say as well. */
const rare: ReadonlySet<Dimension> = new Set(['responsive', 'appreciative']);

type IsTold = (dimension: Dimension, told: Pick<Told, 'rating' | 'tells'>) => boolean;

const byRules: IsTold = (dimension, { rating: { found } }) =>
  found.some((one) => one.dimension === dimension && one.level >= enough);

/** What an answer tells already: as it is heard, or else by the rules. */
export const isTold: IsTold = (dimension, told) =>
  told.tells === null
    ? byRules(dimension, told)
    : told.tells[dimension] >= likely || (rare.has(dimension) && byRules(dimension, told));

/**
 * The chance from which on a step of the question's own is passed over. They stand in the order in which readers found them
 * fitting, so that a later one needs a plainer reason than a guess; found on answers that eight readers had read for it.
 */
const plainly = 0.6;

const isPlainlyTold: IsTold = (dimension, told) =>
  told.tells === null ? byRules(dimension, told) : told.tells[dimension] >= plainly;

/** Below this chance of being told, a dimension that a rule finds is not praised; the partner's side is hardly heard at all. */
const doubtful: Readonly<Record<Dimension, number>> = {
  disclosure: 0.15,
  specific: 0.15,
  owned: 0.15,
  forward: 0.15,
  appreciative: 0.05,
  responsive: 0,
};

/** Whether what a rule finds is hardly heard. */
export const isDoubted = (dimension: Dimension, tells: Tells | null): boolean =>
  tells !== null && tells[dimension] < doubtful[dimension];

/** A question that invites a dimension less than this is not asked for it. */
const invited = 0.5;

/** Of some dimensions those that the answer lacks; all of them where it lacks none. */
const lackedOf = (told: Told, dimensions: readonly Dimension[], isKnown: IsTold): readonly Dimension[] => {
  const lacked = dimensions.filter((dimension) => !isKnown(dimension, told));
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
  return lackedOf(told, names, isTold).toSorted((one, other) => gap(other) - gap(one));
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
    isPlainlyTold,
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
