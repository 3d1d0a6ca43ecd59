import { describe, expect, test } from 'vitest';
import { harmIn, isContempt } from './harm.ts';
import { readText } from './text.ts';

describe('blame', () => {
  test.each([
    'I would like it if you did your fucking dishes without me having to be your mother.',
    'I am tired of having to be your mother.',
    'That you always take your mother’s side and never mine.',
    'He takes his sister’s side at every dinner.',
    'I hate your damn drums.',
    'You never once helped.',
  ])('is heard in: %s', (answer) => {
    expect(harmIn(readText(answer))).toBeGreaterThan(0.3);
  });

  test.each([
    'You took my side against the whole table.',
    'He sleeps on his side of the bed.',
    'I love your damn gorgeous smile.',
    'I want your fucking hands on me.',
    'I have to be at your mother’s at nine.',
    'You never make me explain why I am quiet.',
    'You never once made me ask.',
  ])('is not heard in: %s', (answer) => {
    expect(harmIn(readText(answer))).toBe(0);
  });
});

test.each(['Wow, what a prince.', 'Oh what a hero.'])('%s is mockery', (answer) => {
  expect(readText(answer).sentences.every(isContempt)).toBe(true);
});
