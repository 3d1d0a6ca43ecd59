import { expect, test } from 'vitest';
import {
  inviteCodeAlphabet,
  inviteCodeLength,
  inviteLifetimeDays,
  maximumAnswerLength,
  maximumHistory,
  maximumInsightRating,
  maximumScore,
  minimumAnswersForScore,
  minimumPasswordLength,
} from './limits.ts';

test.each([
  ['inviteCodeLength', inviteCodeLength, 5],
  ['inviteLifetimeDays', inviteLifetimeDays, 7],
  ['minimumPasswordLength', minimumPasswordLength, 6],
  ['minimumAnswersForScore', minimumAnswersForScore, 5],
  ['maximumHistory', maximumHistory, 12],
  ['maximumAnswerLength', maximumAnswerLength, 4000],
  ['maximumInsightRating', maximumInsightRating, 10],
  ['maximumScore', maximumScore, 100],
])('%s: %i is %i', (_, limit, number) => {
  expect(limit).toBe(number);
});

test('a code is made of 32 capitals and digits, none of which looks like another', () => {
  expect(new Set(inviteCodeAlphabet).size).toBe(32);
  expect(inviteCodeAlphabet).toMatch(/^[A-Z2-9]{32}$/);
  expect(inviteCodeAlphabet).not.toMatch(/[OI]/);
});
