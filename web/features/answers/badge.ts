import type { AnswerEntry } from '../../../contract/answers.ts';

export type Badge = 'both' | 'awaiting' | 'turn' | 'unanswered';

export const badgeLabels: Readonly<Record<Badge, string>> = {
  both: 'Both answered',
  awaiting: 'Awaiting partner',
  turn: 'Your turn',
  unanswered: 'Unanswered',
};

/** Who has answered: both, only the user, only the partner, or neither. */
export const badgeOf = ({
  userAnswer,
  partnerAnswer,
}: Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'>): Badge => {
  if (userAnswer) return partnerAnswer ? 'both' : 'awaiting';
  return partnerAnswer ? 'turn' : 'unanswered';
};
