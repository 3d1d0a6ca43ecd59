import type { FollowUps } from '../shapes.ts';

export const exploringKinksFollowUps: FollowUps = {};
