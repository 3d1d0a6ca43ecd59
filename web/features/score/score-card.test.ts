import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Score } from '../../../contract/score.ts';
import { InviteCard } from './invite-card.tsx';
import { ScoreCard } from './score-card.tsx';

const score: Score = {
  hasScore: true,
  compatibilityScore: 71,
  band: { low: 62, high: 80 },
  basedOn: 6,
  summary: 'You both write about mornings.',
  keyTakeaways: ['You ask each other back.'],
  takeaways: [],
  taps: { both: 0, samePage: 0 },
  categories: [],
  history: [],
  examples: [
    {
      questionId: 'moving-in-01',
      question: 'Which corner is yours?',
      answer: '',
      yours: 'The window.',
      theirs: 'The sofa.',
      insight: 'Do you see it the same way?',
    },
  ],
  generatedAt: '2026-11-20T12:00:00.000Z',
  partnerInfo: { firstName: 'Asha' },
};

const generate = { run: () => undefined, isBusy: false, problem: null };

test('the score is a percentage over a bar from 0 to 100, with all that it rests on', () => {
  const html = renderToStaticMarkup(createElement(ScoreCard, { score, generate }));
  expect(html).toContain('>71%<');
  expect(html).toMatch(/<meter [^>]*min="0" max="100" value="71"/);
  expect(html).toContain('style="width:71%"');
  for (const text of [
    'Asha',
    'You both write about mornings.',
    'Key Takeaways',
    'You ask each other back.',
    'Which corner is yours?',
    'The window.',
    'The sofa.',
    'Do you see it the same way?',
    '2026-11-20T12:00:00.000Z',
  ])
    expect(html).toContain(text);
});

test('while there is nobody to have one with, the card invites', () => {
  const html = renderToStaticMarkup(createElement(InviteCard, { onInvite: () => undefined }));
  expect(html).toContain('Invite Your Partner');
});
