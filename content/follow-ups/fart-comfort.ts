import type { FollowUps } from '../shapes.ts';

export const fartComfortFollowUps: FollowUps = {};
