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
