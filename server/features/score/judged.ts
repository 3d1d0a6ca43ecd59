import type { Judgement } from '../../context.ts';
import type { MutualAnswer } from './couple.ts';
import { worthOf } from './worth.ts';

/** The share of the score that a model's judgement can reach, however many pairs it judged. */
const mostShare = 0.5;

/** Of a judged pair: how the two talk counts for more than whether they mean the same, which is nobody's merit. */
const shares = { talk: 0.85, alike: 0.15 } as const;

/** Pairs of which nothing is known that are reckoned with beside the judged ones. */
const inertia = 3;
const middle = 0.5;

const harmOf = ({ first, second }: MutualAnswer): number =>
  Math.max(worthOf(first)?.harm ?? 0, worthOf(second)?.harm ?? 0);

const isContempt = ({ first, second }: MutualAnswer): boolean =>
  first.reading.gate === 'contempt' || second.reading.gate === 'contempt';

/** The answer that gives less counts more, so that one cannot carry both. */
const pairValue = ({ less, more, alike }: Judgement): number =>
  shares.talk * (0.75 * less + 0.25 * more) + shares.alike * alike;

/**
 * What one pair is worth by a model's judgement, less for sharp words: nothing makes up for them. Contempt is not sent
 * to a model and counts as nothing, so that adding it never helps. Null where nothing was judged.
 */
const worthOfPair = (answer: MutualAnswer): number | null => {
  if (answer.judged === undefined) return null;
  if (isContempt(answer)) return 0;
  return answer.judged === null ? null : pairValue(answer.judged) * (1 - harmOf(answer));
};

/** A number from 0 to 100 drawn towards what was judged, by a share that grows with the pairs and is bounded. */
export const withJudged = (number: number, mutual: readonly MutualAnswer[]): number => {
  const judged = mutual.map(worthOfPair).filter((worth) => worth !== null);
  const sum = judged.reduce((total, worth) => total + worth, 0);
  const mean = (sum + middle * inertia) / (judged.length + inertia);
  const share = (mostShare * judged.length) / (judged.length + inertia);
  return number * (1 - share) + 100 * mean * share;
};

/** From here on two answers are called alike, and below that different; between them nothing is said. */
const bounds = { alike: 0.75, apart: 0.3 } as const;

export const isJudgedAlike = ({ judged }: MutualAnswer): boolean => (judged?.alike ?? 0) >= bounds.alike;
export const isJudgedApart = ({ judged }: MutualAnswer): boolean => (judged?.alike ?? 1) <= bounds.apart;
