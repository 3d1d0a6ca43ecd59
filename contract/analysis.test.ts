import { expect, test } from 'vitest';
import { analysisIn } from './analysis.ts';

const said = { quality: 'good', feedback: 'You name a moment.', suggestions: [], insightRating: 7 };
const whole = { ...said, engine: 'built-in', rubricVersion: '1' };

test.each([
  ['as it is', whole, whole],
  ['wrapped', { analysis: whole }, whole],
  ['wrapped, without saying who spoke', { analysis: said }, { ...said, engine: '', rubricVersion: '' }],
  ['of another shape', { quality: 'good' }, null],
  ['wrapped in another shape', { analysis: null }, null],
  ['nothing', null, null],
])('an analysis in a reply: %s', (_, reply, analysis) => {
  expect(analysisIn(reply)).toEqual(analysis);
});
