import { alikeFrom, maximumScore } from '../../../contract/limits.ts';
import type { Judgement } from '../../context.ts';
import { isScornful, middle } from './contribution.ts';
import type { MutualAnswer } from './couple.ts';
import { together, worstHarm } from './pair.ts';

/** The share of the score that a model's judgement can reach, however many pairs it judged. */
const mostShare = 0.5;

/** Of a judged pair: how the two talk counts for more than whether they mean the same, which is nobody's merit. */
const shares = { talk: 0.85, alike: 0.15 } as const;

/** Pairs of which nothing is known that are reckoned with beside the judged ones. */
const inertia = 3;

const isContempt = ({ first, second }: MutualAnswer): boolean =>
  isScornful(first.reading) || isScornful(second.reading);

const pairValue = ({ less, more, alike }: Judgement): number =>
  shares.talk * together(less, more) + shares.alike * alike;

/**
 * What one pair is worth by a model's judgement, less for sharp words: nothing makes up for them. Contempt is not sent
 * to a model and counts as nothing, so that adding it never helps. Null where nothing was judged.
 */
const worthOfPair = (answer: MutualAnswer): number | null => {
  if (answer.judged === undefined) return null;
  if (isContempt(answer)) return 0;
  return answer.judged === null ? null : pairValue(answer.judged) * (1 - worstHarm(answer));
};

const drawnTo = (worths: readonly number[], number: number): number => {
  const sum = worths.reduce((total, worth) => total + worth, 0);
  const mean = (sum + middle * inertia) / (worths.length + inertia);
  const share = (mostShare * worths.length) / (worths.length + inertia);
  return number * (1 - share) + maximumScore * mean * share;
};

/**
 * A number from 0 to 100 drawn towards what was judged, by a share that grows with the pairs and is bounded. A low number
 * is drawn up by the middle that goes with each share, so a pair that counts as nothing counts only where it lowers.
 */
export const withJudged = (number: number, mutual: readonly MutualAnswer[]): number => {
  const all = mutual.map(worthOfPair).filter((worth) => worth !== null);
  const worthSome = all.filter((worth) => worth > 0);
  return Math.min(drawnTo(all, number), drawnTo(worthSome, number));
};

/** Up to here two answers are called different; from here to where they are alike nothing is said. */
const apartUpTo = 0.3;

export const isJudgedAlike = ({ judged }: MutualAnswer): boolean => (judged?.alike ?? 0) >= alikeFrom;
export const isJudgedApart = ({ judged }: MutualAnswer): boolean => (judged?.alike ?? 1) <= apartUpTo;
