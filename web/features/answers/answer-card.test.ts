import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { cache } from '../../api/cache.ts';
import { AnswerCard } from './answer-card.tsx';

const question = {
  questionId: 'moving-in-01',
  questionText: 'Which corner is yours?',
  category: 'moving-in',
} as const;
const userAnswer = { answerText: 'The window.', createdAt: '2026-11-20T12:00:00.000Z', updatedAt: null };

type Shown = Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'> & Partial<Pick<AnswerEntry, 'taps'>>;

const shown = (answers: Shown): string => {
  const card = createElement(AnswerCard, { entry: { ...question, taps: null, ...answers } });
  const children = createElement(QueryClientProvider, { client: cache }, card);
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
};

const locked = 'Answer this question first to unlock';

test('a partner’s answer is locked until the user answers', () => {
  const html = shown({ userAnswer: null, partnerAnswer: { locked: true } });
  expect(html).toContain('Your turn');
  expect(html).toContain(locked);
  expect(html).toContain(
    'href="/dashboard?category=moving-in&amp;question=moving-in-01&amp;side=yours#questions"',
  );
});

test('beside words that wait for the confirmation it is locked too, and the card says what opens it', () => {
  const waiting = { ...userAnswer, apart: 'unconfirmed' as const };
  const html = shown({ userAnswer: waiting, partnerAnswer: { locked: true } });
  expect(html).toContain('Both answers open once you say yes to “Is this your partner?” above');
  expect(html).not.toContain(locked);
});

test('both answers stand beside each other once both are there', () => {
  const html = shown({ userAnswer, partnerAnswer: { locked: false, answerText: 'The sofa.' } });
  for (const text of ['Both answered', 'Moving In', 'Which corner is yours?', 'The window.', 'The sofa.'])
    expect(html).toContain(text);
  expect(html).not.toContain(locked);
});

test('a tap can be given where both have answered, and nowhere else', () => {
  const partnerAnswer = { locked: false as const, answerText: 'The sofa.' };
  const both = shown({ userAnswer, partnerAnswer, taps: { wording: 'w', yours: null, theirs: null } });
  expect(both).toContain('Same page');
  expect(shown({ userAnswer, partnerAnswer: null })).not.toContain('Same page');
});

test('without the partner’s answer there is only the user’s', () => {
  const html = shown({ userAnswer, partnerAnswer: null });
  expect(html).toContain('Awaiting partner');
  expect(html).toContain('The window.');
  expect(html).not.toContain(locked);
});
