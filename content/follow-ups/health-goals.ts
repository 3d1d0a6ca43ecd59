import type { FollowUps } from '../shapes.ts';

export const healthGoalsFollowUps: FollowUps = {};
