import type { FollowUps } from '../shapes.ts';

export const amazingSexFollowUps: FollowUps = {};
