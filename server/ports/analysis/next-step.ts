import { stepsByKind, stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import type { Step } from '../../../content/shapes.ts';
import type { Quality } from '../../../contract/analysis.ts';
import { isUnwished } from './dimension-forward.ts';
import { choose } from './hash.ts';
import type { Tells } from './heard.ts';
import type { Dimension } from './port.ts';
import type { Invitation } from './question.ts';
import type { Rating } from './rating.ts';
import type { Text } from './text.ts';
import { unasked } from './unasked.ts';

/** What a next step is chosen by. */
type Answer = {
  readonly text: Text;
  readonly invitation: Invitation;
  readonly rating: Rating;
  /** What is heard in it, or null where nothing is. */
  readonly tells: Tells | null;
};

/** Met well enough to need no step, by the rules. */
const enough = 0.6;

/**
 * Chances from which on an answer tells something already: where it is as likely as not, and where it is plain. The steps of
 * a question stand in the order in which readers found them fitting, so that to pass one over takes more than a guess. Found
 * on the items to tune on, and on answers that eight readers had read for their next step.
 */
const told = { likely: 0.4, plainly: 0.6 } as const;

/** So rarely told that an encoder hardly hears it: the rules have their say as well. */
const rare: ReadonlySet<Dimension> = new Set(['responsive', 'appreciative']);

type IsTold = (dimension: Dimension, answer: Pick<Answer, 'rating' | 'tells'>) => boolean;

/** What an answer tells already: as it is heard from some chance on, or else by the rules. */
const isToldFrom =
  (chance: number): IsTold =>
  (dimension, { rating: { found }, tells }) => {
    const byRules = found.some((one) => one.dimension === dimension && one.level >= enough);
    return tells === null ? byRules : tells[dimension] >= chance || (rare.has(dimension) && byRules);
  };

/** As likely as not: for what is asked after any question of a kind. */
export const isTold = isToldFrom(told.likely);

/** For what is written for one question. */
const isPlainlyTold = isToldFrom(told.plainly);

/** Below this chance of being told, a dimension that a rule finds is not praised; the partner's side is hardly heard at all. */
const doubtful: Readonly<Record<Dimension, number>> = {
  disclosure: 0.15,
  specific: 0.15,
  owned: 0.15,
  forward: 0.15,
  appreciative: 0.05,
  responsive: 0,
};

/**
 * Whether what a rule finds is hardly heard. In an answer worth little it has to be as likely as not, even what is rare: advice
 * for everybody and flattery have all the words that rules look for, and praise for them would be empty as well.
 */
export const isDoubted = (dimension: Dimension, tells: Tells | null, quality: Quality): boolean =>
  tells !== null && tells[dimension] < (quality === 'average' ? told.likely : doubtful[dimension]);

/** A question that invites a dimension less than this is not asked for it. */
const invited = 0.5;

/** Of some dimensions those that the answer lacks; all of them where it lacks none. */
const lackedOf = (
  answer: Answer,
  dimensions: readonly Dimension[],
  isKnown: IsTold,
): readonly Dimension[] => {
  const lacked = dimensions.filter((dimension) => !isKnown(dimension, answer));
  return lacked.length > 0 ? lacked : dimensions;
};

/**
 * The share of general steps towards each that readers found fitting after answers to questions that no step was written for,
 * 0 to 1: a plan or thanks suppose something of which neither question nor answer need speak, and the partner's side is
 * always there (decision 022).
 */
const likelyToFit: Readonly<Record<Dimension, number>> = {
  responsive: 0.86,
  disclosure: 0.7,
  owned: 0.5,
  specific: 0.44,
  appreciative: 0.27,
  forward: 0.25,
};

/** What the question invites and the answer lacks, first that towards which a general step is most likely to fit. */
const lacks = (answer: Answer, spared: ReadonlySet<Dimension>): readonly Dimension[] => {
  const { invitation, rating } = answer;
  const { weights } = invitation;
  const names = (Object.keys(weights) as Dimension[]).filter(
    (name) => weights[name] >= invited && !spared.has(name),
  );
  const levels = new Map(rating.found.map(({ dimension, level }) => [dimension, level]));
  const promise = (dimension: Dimension) => likelyToFit[dimension] * (1 - (levels.get(dimension) ?? 0));
  return lackedOf(answer, names, isTold).toSorted((one, other) => promise(other) - promise(one));
};

/**
 * Two steps that were written for this very question, towards what the answer lacks; less than two where there are none.
 * They suppose that what was asked about is wished for.
 */
const ownSteps = (answer: Answer, spared: ReadonlySet<Dimension>): readonly Step[] => {
  if (isUnwished(answer.text, answer.invitation)) return [];
  const left = answer.invitation.steps.filter(({ towards }) => !spared.has(towards));
  const lacked = lackedOf(
    answer,
    left.map(({ towards }) => towards),
    isPlainlyTold,
  );
  const fitting = left.filter(({ towards }) => lacked.includes(towards));
  const [first, second] = [...fitting, ...left.filter((step) => !fitting.includes(step))];
  return first === undefined || second === undefined ? [] : [first, second];
};

/** A step that suits a kind of question, or else any question. */
export const stepTowards = (
  dimension: Dimension,
  { invitation: { kind } }: Pick<Answer, 'invitation'>,
  seed: number,
): Step => choose(stepsByKind[kind]?.[dimension] ?? stepsForAny[dimension], seed);

/** Two steps: those of the question itself, or else those of its kind. */
export const stepsAfter = (answer: Answer, seed: number): readonly [Step, Step] => {
  const spared = unasked(answer.text, answer.invitation);
  const [own, another] = ownSteps(answer, spared);
  if (own !== undefined && another !== undefined) return [own, another];
  const [first = 'specific', second = first === 'disclosure' ? 'specific' : 'disclosure'] = lacks(
    answer,
    spared,
  );
  return [stepTowards(first, answer, seed >>> 5), stepTowards(second, answer, seed >>> 7)];
};
