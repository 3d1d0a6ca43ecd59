import { expect, test } from 'vitest';
import type { Score } from '../../../contract/score.ts';
import { scoreView } from './score-view.ts';

const score: Score = {
  hasScore: true,
  compatibilityScore: 71,
  band: { low: 62, high: 80 },
  basedOn: 6,
  summary: '',
  keyTakeaways: [],
  takeaways: [],
  taps: { both: 0, samePage: 0 },
  judgedBy: null,
  answersChanged: false,
  categories: [],
  history: [],
  examples: [],
  generatedAt: '2026-11-20T21:00:00.000Z',
  partnerInfo: { firstName: 'Asha' },
};

test.each<[boolean, boolean, Score | null, string]>([
  [false, false, null, 'invite'],
  [false, false, score, 'invite'],
  [false, true, null, 'none'],
  [false, true, score, 'score'],
  [true, false, null, 'none'],
  [true, true, score, 'score'],
])('partner %s, invited %s, score %j', (hasPartner, hasInvited, given, view) => {
  expect(scoreView(hasPartner, hasInvited, given)).toBe(view);
});
