import type { AnswerEntry } from '../../../contract/answers.ts';

export type Badge = 'both' | 'awaiting' | 'turn' | 'unanswered' | 'earlier';

export const badgeLabels: Readonly<Record<Badge, string>> = {
  both: 'Both answered',
  awaiting: 'Awaiting partner',
  turn: 'Your turn',
  unanswered: 'Unanswered',
  earlier: 'From an earlier connection',
};

/** Who has answered: both, only the user, only the partner, or neither; of an ended connection only that it is one. */
export const badgeOf = ({
  userAnswer,
  partnerAnswer,
}: Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'>): Badge => {
  if (userAnswer?.apart === 'earlier') return 'earlier';
  if (userAnswer) return partnerAnswer ? 'both' : 'awaiting';
  return partnerAnswer ? 'turn' : 'unanswered';
};
