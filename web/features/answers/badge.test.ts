import { expect, test } from 'vitest';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { badgeLabels, badgeOf } from './badge.ts';

const mine: AnswerEntry['userAnswer'] = { answerText: 'Tea.', createdAt: '', updatedAt: null };
const theirs: AnswerEntry['partnerAnswer'] = { locked: false, answerText: 'Coffee.' };

test.each<[string, AnswerEntry['userAnswer'], AnswerEntry['partnerAnswer']]>([
  ['Both answered', mine, theirs],
  ['Both answered', mine, { locked: true }],
  ['Awaiting partner', mine, null],
  ['From an earlier connection', { ...mine, apart: 'earlier' }, null],
  ['Your turn', null, { locked: true }],
  ['Unanswered', null, null],
])('is %s of %j and %j', (label, userAnswer, partnerAnswer) => {
  expect(badgeLabels[badgeOf({ userAnswer, partnerAnswer })]).toBe(label);
});
