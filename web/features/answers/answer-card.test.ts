import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { AnswerCard } from './answer-card.tsx';

const question = {
  questionId: 'moving-in-01',
  questionText: 'Which corner is yours?',
  category: 'moving-in',
} as const;
const userAnswer = { answerText: 'The window.', createdAt: '2026-11-20T12:00:00.000Z', updatedAt: null };

const shown = (answers: Pick<AnswerEntry, 'userAnswer' | 'partnerAnswer'>): string => {
  const children = createElement(AnswerCard, { entry: { ...question, taps: null, ...answers } });
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
};

const locked = 'Answer this question first to unlock';

test('a partner’s answer is locked until the user answers', () => {
  const html = shown({ userAnswer: null, partnerAnswer: { locked: true } });
  expect(html).toContain('Your turn');
  expect(html).toContain(locked);
  expect(html).toContain('href="/dashboard?category=moving-in&amp;question=moving-in-01#questions"');
});

test('both answers stand beside each other once both are there', () => {
  const html = shown({ userAnswer, partnerAnswer: { locked: false, answerText: 'The sofa.' } });
  for (const text of ['Both answered', 'Moving In', 'Which corner is yours?', 'The window.', 'The sofa.'])
    expect(html).toContain(text);
  expect(html).not.toContain(locked);
});

test('without the partner’s answer there is only the user’s', () => {
  const html = shown({ userAnswer, partnerAnswer: null });
  expect(html).toContain('Awaiting partner');
  expect(html).toContain('The window.');
  expect(html).not.toContain(locked);
});
