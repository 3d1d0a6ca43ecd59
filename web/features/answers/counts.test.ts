import { expect, test } from 'vitest';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { countsOf } from './counts.ts';

const mine: AnswerEntry['userAnswer'] = { answerText: 'Tea.', createdAt: '', updatedAt: null };
const locked: AnswerEntry['partnerAnswer'] = { locked: true };

test('counts what is answered and what waits, by category', () => {
  const answers = [
    { category: 'moving-in', userAnswer: mine, partnerAnswer: null },
    { category: 'moving-in', userAnswer: mine, partnerAnswer: { locked: false, answerText: 'Coffee.' } },
    { category: 'moving-in', userAnswer: null, partnerAnswer: locked },
    { category: 'health-goals', userAnswer: null, partnerAnswer: locked },
  ] as const;
  expect(countsOf(answers, 'moving-in')).toEqual({ yours: 2, waiting: 1 });
  expect(countsOf(answers, 'health-goals')).toEqual({ yours: 0, waiting: 1 });
  expect(countsOf(answers, 'amazing-sex')).toEqual({ yours: 0, waiting: 0 });
});
