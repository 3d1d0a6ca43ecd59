import { expect, test } from 'vitest';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { progressOf } from './progress.ts';

type Pair = Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'>;
const mine: Pair['userAnswer'] = { answerText: 'Tea.', createdAt: '', updatedAt: null };
const both: Pair = { userAnswer: mine, partnerAnswer: { locked: false, answerText: 'Coffee.' } };
const onlyMine: Pair = { userAnswer: mine, partnerAnswer: null };
const onlyTheirs: Pair = { userAnswer: null, partnerAnswer: { locked: true } };
const times = (count: number, pair: Pair): Pair[] => Array.from({ length: count }, () => pair);

test.each<[string, Pair[], object]>([
  ['nothing', [], { yours: 0, theirs: 0, isReady: false }],
  ['five of mine', times(5, onlyMine), { yours: 5, theirs: 0, isReady: false }],
  ['four of both', times(4, both), { yours: 4, theirs: 4, isReady: false }],
  ['five of both', times(5, both), { yours: 5, theirs: 5, isReady: true }],
  [
    'five each, nothing in common',
    [...times(5, onlyMine), ...times(5, onlyTheirs)],
    { yours: 5, theirs: 5, isReady: true },
  ],
])('%s', (_, answers, progress) => {
  expect(progressOf(answers)).toEqual(progress);
});
