import { expect, test } from 'vitest';
import type { Tap } from '../../../contract/taps.ts';
import { outcomeOf } from './outcome.ts';

test.each<[Tap | null, Tap | null, string]>([
  [null, null, 'Neither sees the other’s until you have both tapped.'],
  ['same-page', null, 'Your partner sees it once they have tapped too.'],
  ['same-page', 'same-page', 'You both said same page.'],
  ['not-quite', 'not-quite', 'You both said not quite.'],
  ['lets-talk', 'lets-talk', 'You both want to talk about this one.'],
  ['same-page', 'lets-talk', "You: Same page. Your partner: Let's talk."],
])('yours %s, theirs %s', (yours, theirs, text) => {
  expect(outcomeOf({ yours, theirs })).toContain(text);
});
