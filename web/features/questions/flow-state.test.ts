import { expect, test } from 'vitest';
import { back, forward, startOf } from './flow-state.ts';

const answer = { answerText: '.', createdAt: '', updatedAt: null, analysis: null };
const list = (...answered: boolean[]) =>
  answered.map((is, index) => ({
    id: `q${index}`,
    userAnswer: is ? answer : null,
    isPartnerQuestion: false,
  }));
const waiting = (at: number, ...answered: boolean[]) =>
  list(...answered).map((question, index) => ({ ...question, isPartnerQuestion: index === at }));

test.each([
  ['the first unanswered', list(true, false, true, false), null, 1],
  ['the first when nothing is answered', list(false, false), null, 0],
  ['the first when all are answered', list(true, true), null, 0],
  ['the one where words are not saved yet', waiting(1, false, false, false), 'q2', 2],
  ['an answered one whose change is not saved yet', list(false, true), 'q1', 1],
  ['the one where the partner waits', waiting(2, false, false, false), null, 2],
  ['zero when there are none', [], null, 0],
])('starts at %s', (_, questions, draft, index) => {
  expect(startOf(questions, (id) => id === draft)).toBe(index);
});

test('goes forward to the end and back again', () => {
  const questions = list(false, false);
  const first = { index: 0, ended: null };
  const last = forward(first, questions, 'viewed');
  expect(last).toEqual({ index: 1, ended: null });
  const end = forward(last, questions, 'viewed');
  expect(end).toEqual({ index: 1, ended: 'viewed' });
  expect(back(end)).toEqual(last);
  expect(back(last)).toEqual(first);
  expect(back(first)).toEqual(first);
});

test.each([
  ['every question has an answer', list(true, true, true), 'answered', 'answered'],
  ['only the answer just saved is not in the list yet', list(true, true, false), 'answered', 'answered'],
  ['the last one was skipped', list(true, true, false), 'viewed', 'viewed'],
  ['the last one was answered and another was not', list(true, false, true), 'answered', 'viewed'],
  ['a change of the last answer was skipped', list(true, true, true), 'viewed', 'answered'],
] as const)('at the end, where %s', (_, questions, done, ended) => {
  expect(forward({ index: 2, ended: null }, questions, done)).toEqual({ index: 2, ended });
});
