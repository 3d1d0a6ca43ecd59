import { amazingSexFollowUps } from './follow-ups/amazing-sex.ts';
import { exploringKinksFollowUps } from './follow-ups/exploring-kinks.ts';
import { fartComfortFollowUps } from './follow-ups/fart-comfort.ts';
import { healthGoalsFollowUps } from './follow-ups/health-goals.ts';
import { loveFollowUps } from './follow-ups/love-questions.ts';
import { movingInFollowUps } from './follow-ups/moving-in.ts';
import type { FollowUp, FollowUps } from './shapes.ts';

const followUps: FollowUps = {
  ...amazingSexFollowUps,
  ...fartComfortFollowUps,
  ...movingInFollowUps,
  ...loveFollowUps,
  ...healthGoalsFollowUps,
  ...exploringKinksFollowUps,
};

const byId: ReadonlyMap<string, FollowUp> = new Map(Object.entries(followUps));

/** What may be said after an answer to the question with this id. */
export const followUpOf = (questionId: string): FollowUp | undefined => byId.get(questionId);
