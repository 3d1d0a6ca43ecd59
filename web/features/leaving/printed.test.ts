import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Mine } from './mine.ts';
import { Printed } from './printed.tsx';

const mine: Mine = {
  exportedAt: '2026-11-20T12:00:00.000Z',
  user: {
    id: 'one',
    email: 'ada@example.org',
    firstName: 'Ada',
    lastName: 'Test',
    profileImageUrl: null,
    gender: null,
    relationshipStatus: null,
    livingWithPartner: null,
  },
  answers: [],
  allowedModelHost: null,
  invite: null,
  modelWords: [],
  taps: [
    {
      questionId: 'moving-in-01',
      questionText: 'Which corner is yours?',
      tap: 'not-quite',
      tappedAt: '2026-11-19T12:00:00.000Z',
    },
  ],
};

const shown = (change: Partial<Mine> = {}): string =>
  renderToStaticMarkup(createElement(Printed, { mine: { ...mine, ...change } }));

test('what I tapped stands on the page, in words and with its day', () => {
  expect(shown()).toMatch(/Your taps.*Which corner is yours\?.*Not quite, November 19, 2026/s);
  expect(shown({ taps: [] })).not.toContain('Your taps');
});

const analysis = {
  quality: 'good' as const,
  feedback: 'It reads well.',
  suggestions: ['What do you see from it?', 'Would a help line be good?'],
  insightRating: 6,
  engine: 'test',
  rubricVersion: '0',
};

test('feedback is printed as it was shown, with one suggestion', () => {
  const answer = {
    questionId: 'moving-in-01',
    questionText: 'Which corner is yours?',
    answerText: 'The window.',
    createdAt: '2026-11-19T12:00:00.000Z',
    updatedAt: null,
    analysis,
  };
  expect(shown({ answers: [answer] })).toContain('It reads well. What do you see from it?');
  expect(shown({ answers: [answer] })).not.toContain('help line');
});

test('so is what a model said and is still kept', () => {
  const modelWords = [{ saidAt: '2026-11-20T11:00:00.000Z', analysis }];
  expect(shown({ modelWords })).toMatch(/kept for a day.*It reads well\. What do you see from it\?/s);
  expect(shown()).not.toContain('kept for a day');
});
