import { expect, test } from 'vitest';
import type { CoupleRating } from './couple.ts';
import { scoreFor } from './score-view.ts';

/** As the first release stored it. */
const older = {
  score: 61,
  band: { low: 48, high: 74 },
  summary: 'You both open the door a little.',
  keyTakeaways: ['On “Tea?” you both told something of your own.'],
  examples: [],
};

test('a score of an earlier release is shown with what it has', () => {
  const content = { rating: older as unknown as CoupleRating, basedOn: 5 };
  const createdAt = new Date('2026-11-20T21:00:00.000Z');
  const score = scoreFor('ada', [{ firstUserId: 'ada', basis: 'b', content, createdAt }], 'Bela');
  expect(score).toMatchObject({
    compatibilityScore: 61,
    keyTakeaways: older.keyTakeaways,
    takeaways: [{ text: older.keyTakeaways[0], restsOn: [] }],
    taps: { both: 0, samePage: 0 },
    categories: [],
    history: [{ compatibilityScore: 61, generatedAt: '2026-11-20T21:00:00.000Z' }],
  });
});
