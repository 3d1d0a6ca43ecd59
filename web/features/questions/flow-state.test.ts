import { expect, test } from 'vitest';
import { back, forward, startFlow } from './flow-state.ts';

const answer = { answerText: '.', createdAt: '', updatedAt: null, analysis: null };
const list = (...answered: boolean[]) =>
  answered.map((is, index) => ({ id: `q${index}`, userAnswer: is ? answer : null }));

test.each([
  ['the first unanswered', list(true, false, true, false), null, 1],
  ['the first when nothing is answered', list(false, false), null, 0],
  ['the first when all are answered', list(true, true), null, 0],
  ['the one asked for', list(false, false, true), 'q2', 2],
  ['the first unanswered when the one asked for is unknown', list(true, false), 'q9', 1],
  ['zero when there are none', [], null, 0],
])('starts at %s', (_, questions, wanted, index) => {
  expect(startFlow(questions, wanted)).toEqual({ index, ended: null });
});

test('goes forward to the end and back again', () => {
  const first = { index: 0, ended: null };
  const last = forward(first, 2, 'viewed');
  expect(last).toEqual({ index: 1, ended: null });
  expect(forward(last, 2, 'viewed')).toEqual({ index: 1, ended: 'viewed' });
  expect(forward(last, 2, 'answered')).toEqual({ index: 1, ended: 'answered' });
  expect(back(forward(last, 2, 'answered'))).toEqual(last);
  expect(back(last)).toEqual(first);
  expect(back(first)).toEqual(first);
});
