import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Score } from '../../../contract/score.ts';
import { hostileStrings } from '../../../e2e/hostile-strings.ts';
import { generate } from './generate.fixture.ts';
import { InviteCard } from './invite-card.tsx';
import { ScoreCard } from './score-card.tsx';

const score: Score = {
  hasScore: true,
  compatibilityScore: 71,
  band: { low: 62, high: 80 },
  basedOn: 6,
  summary: 'You both write about mornings.',
  keyTakeaways: ['You ask each other back.'],
  takeaways: [
    {
      text: 'You ask each other back.',
      restsOn: [{ questionId: 'moving-in-02', question: 'What smells of home?', category: 'moving-in' }],
    },
  ],
  taps: { both: 4, samePage: 3 },
  judgedBy: null,
  categories: [
    { category: 'moving-in', basedOn: 5, score: 71, band: { low: 55, high: 87 } },
    { category: 'health-goals', basedOn: 1, score: null, band: null },
  ],
  history: [
    { compatibilityScore: 64, generatedAt: '2026-11-02T12:00:00.000Z' },
    { compatibilityScore: 71, generatedAt: '2026-11-20T12:00:00.000Z' },
  ],
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
  answersChanged: false,
  generatedAt: '2026-11-20T12:00:00.000Z',
  partnerInfo: { firstName: 'Asha' },
};

const shown = (change: Partial<Score> = {}): string => {
  const children = createElement(ScoreCard, { score: { ...score, ...change }, generate });
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
};

test('the score is a percentage over a bar from 0 to 100, with all that it rests on', () => {
  const html = shown();
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

test('each takeaway leads to the answers it rests on', () => {
  const link = shown().match(/<a [^>]*>Open this question<\/a>/)?.[0];
  expect(link).toContain('aria-label="Open this question: What smells of home?"');
  expect(link).toContain(
    'href="/dashboard?category=moving-in&amp;question=moving-in-02&amp;side=partner#questions"',
  );
});

test('the taps of both are told in words', () => {
  expect(shown()).toContain('You both said same page on 3 questions.');
  expect(shown({ taps: { both: 1, samePage: 1 } })).toContain('on 1 question.');
  expect(shown({ taps: { both: 2, samePage: 0 } })).not.toContain('same page');
  expect(shown({ taps: { both: 0, samePage: 0 } })).not.toContain('same page');
});

test('a model that judged is named, and none where none did', () => {
  expect(shown({ judgedBy: 'model:stub-1' })).toContain('The language model stub-1 read along');
  expect(shown()).not.toContain('language model');
});

test('each category has its range and what is behind it, or says that it is too little', () => {
  const html = shown();
  expect(html).toContain('Between 55 and 87, from 5 questions');
  expect(html).toContain('style="left:55%;width:32%"');
  expect(html).toContain('1 question so far: too few to say');
});

test('the history is a picture with words for those who cannot see it, from the second score on', () => {
  expect(shown()).toContain('aria-label="Your last 2 scores: 64 on Nov 2, 71 on Nov 20."');
  expect(shown({ history: score.history.slice(1) })).not.toContain('How it has moved');
});

test('while there is nobody to have one with, the card invites', () => {
  const html = renderToStaticMarkup(createElement(InviteCard, { onInvite: () => undefined }));
  expect(html).toContain('Invite Your Partner');
});

test('a hostile name, quotation or sentence is text and nothing else', () => {
  const tagsIn = (html: string) => html.match(/<[a-z][^\s>]*/gi)?.join();
  const plain = tagsIn(shown());
  for (const text of hostileStrings) {
    const [example] = score.examples;
    const examples = example ? [{ ...example, yours: text, theirs: text, insight: text }] : [];
    const html = shown({ examples, summary: text, keyTakeaways: [text], partnerInfo: { firstName: text } });
    expect([text, tagsIn(html)]).toEqual([text, plain]);
  }
});

test('where answers have changed since, it says so, beside the way to a new one', () => {
  const line = 'Answers have changed since. Update Score.';
  expect(shown({ answersChanged: true })).toContain(line);
  expect(shown()).not.toContain(line);
});
