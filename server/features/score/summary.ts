import type { Side } from '../../context.ts';
import { contributionOf, sharpOnTheMean } from './contribution.ts';
import type { MutualAnswer } from './couple.ts';
import { markFor } from './quotes.ts';

const few = 3;

const nothing =
  'There is nothing to look at yet, because no question has an answer from both of you. Until then the number stands in the middle.';

/** Below this many questions the number is drawn towards the middle so much that it is worth saying. */
const many = 15;

const snapshot = (questions: number): string =>
  questions < many
    ? 'The number shows how you both talk here and now, stays near the middle while questions are few, and foretells nothing.'
    : 'The number shows how you both talk here and now, and foretells nothing.';

const littleShown = 'Little of what moves you is in these answers so far; not every question asks for it.';

const someUnread = 'Some of these answers could not be read here, so nothing is said of what they show.';

const isUnread = ({ reading }: Side): boolean => reading.unread === true;

const sidesOf = (mutual: readonly MutualAnswer[]): readonly (readonly Side[])[] => [
  mutual.map(({ first }) => first),
  mutual.map(({ second }) => second),
];

/** Mean of a measure for the one of whom it says less and the one of whom it says more, in answers that could be read. */
const spread = (
  mutual: readonly MutualAnswer[],
  measure: 'depth' | 'warmth' | 'harm',
): readonly [number, number] | null => {
  const means = sidesOf(mutual).map((sides) => {
    const read = sides.filter((side) => !isUnread(side));
    const values = read.map(contributionOf).filter((one) => one !== null);
    return values.length === 0 ? null : values.reduce((sum, one) => sum + one[measure], 0) / values.length;
  });
  const [one, other] = means;
  if (one === null || one === undefined || other === null || other === undefined) return null;
  return [Math.min(one, other), Math.max(one, other)];
};

const hasUnread = (mutual: readonly MutualAnswer[]): boolean =>
  mutual.some(({ first, second }) => isUnread(first) || isUnread(second));

const counts = (side: Side): boolean => !isUnread(side) && contributionOf(side) !== null;

/** Whether enough questions have two answers that count, so that it may be said what both do. */
const isOfBoth = (mutual: readonly MutualAnswer[]): boolean =>
  mutual.filter(({ first, second }) => counts(first) && counts(second)).length * 2 >= mutual.length;

const opennessIn = ([low, high]: readonly [number, number]): string => {
  if (high - low > 0.4)
    return 'These answers go to different depths, which by itself says nothing about how much anybody cares.';
  if (low >= 0.6) return 'You both let each other see a good deal of what moves you.';
  if (low >= 0.3) return 'You both open the door a little, with room to go further.';
  return littleShown;
};

/** The same of a part of the answers. */
const ofWhatWasRead = (sentence: string): string =>
  `In what could be read here, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

/** What both let be seen, and that a part could not be read where that is so. */
const openness = (mutual: readonly MutualAnswer[]): string => {
  const depth = isOfBoth(mutual) ? spread(mutual, 'depth') : null;
  if (!hasUnread(mutual)) return depth === null ? littleShown : opennessIn(depth);
  return depth === null ? someUnread : ofWhatWasRead(opennessIn(depth));
};

/** The share of answers in which something is valued, of the one who says so less often. */
const valued = (mutual: readonly MutualAnswer[]): number =>
  Math.min(
    ...sidesOf(mutual).map(
      (sides) => sides.filter((side) => markFor(side, 'appreciative') !== null).length / sides.length,
    ),
  );

const tone = (mutual: readonly MutualAnswer[]): string | null => {
  const harm = spread(mutual, 'harm');
  if (harm !== null && harm[1] >= sharpOnTheMean)
    return 'Some words are sharp, and they weigh more than kind ones do.';
  return valued(mutual) >= 0.3 ? 'What you value in each other is said out loud.' : null;
};

/** One to three sentences that both partners read alike. */
export const summaryOf = (mutual: readonly MutualAnswer[]): string => {
  if (mutual.length === 0) return nothing;
  const caution = mutual.length < few ? 'With so few shared answers this is only a first glimpse.' : null;
  const mood = caution === null ? tone(mutual) : null;
  return [caution, openness(mutual), mood, snapshot(mutual.length)]
    .filter((sentence) => sentence !== null)
    .join(' ');
};
