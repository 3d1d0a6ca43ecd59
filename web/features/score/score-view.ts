import type { Score } from '../../../contract/score.ts';

type ScoreView = 'invite' | 'score' | 'none';

/** Which card the Score tab shows: nobody invited, a score, or no score yet. */
export const scoreView = (hasPartner: boolean, hasInvited: boolean, score: Score | null): ScoreView => {
  if (!hasPartner && !hasInvited) return 'invite';
  return score ? 'score' : 'none';
};
