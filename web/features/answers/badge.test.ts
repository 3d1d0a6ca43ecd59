import { expect, test } from 'vitest';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { badgeLabels, badgeOf } from './badge.ts';

const mine: AnswerEntry['userAnswer'] = { answerText: 'Tea.', createdAt: '', updatedAt: null };
const theirs: AnswerEntry['partnerAnswer'] = { locked: false, answerText: 'Coffee.' };

test.each<[AnswerEntry['userAnswer'], AnswerEntry['partnerAnswer'], string]>([
  [mine, theirs, 'Both answered'],
  [mine, { locked: true }, 'Both answered'],
  [mine, null, 'Awaiting partner'],
  [{ ...mine, apart: 'earlier' }, null, 'From an earlier connection'],
  [null, { locked: true }, 'Your turn'],
  [null, null, 'Unanswered'],
])('%j and %j', (userAnswer, partnerAnswer, label) => {
  expect(badgeLabels[badgeOf({ userAnswer, partnerAnswer })]).toBe(label);
});
