import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { tips } from '../../../content/tips.ts';
import type { Analysis } from '../../../contract/analysis.ts';
import { AnalysisMissing, AnalysisNote } from './analysis-note.tsx';
import { arrowThreshold, hintDuration } from './strip-state.ts';
import { TipsCard } from './tips-card.tsx';

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '\n')
    .replaceAll('&#x27;', "'")
    .replace(/\n+/g, '\n');

const analysis: Analysis = {
  quality: 'good',
  feedback: 'You name a moment.',
  suggestions: ['Say how it felt.', 'Ask something back.'],
  insightRating: 7,
  engine: 'built-in',
  rubricVersion: '1',
};

const question = { category: 'moving-in', id: 'moving-in-03' } as const;

describe('the feedback on an answer', () => {
  const shown = (change: Partial<Analysis>) => {
    const children = createElement(AnalysisNote, { question, analysis: { ...analysis, ...change } });
    return textOf(renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children })));
  };

  test('shows the first suggestion and hides the insight rating', () => {
    expect(shown({})).toContain('You name a moment.\nSay how it felt.');
    expect(shown({})).not.toContain('Ask something back.');
    expect(shown({})).not.toMatch(/\d/);
  });

  test.each([
    ['excellent', 'Excellent'],
    ['good', 'Good'],
    ['average', 'Average'],
  ] as const)('calls %s %s', (quality, label) => {
    expect(shown({ quality })).toContain(`\n${label}\n`);
  });

  test('says that the partner can read it too, where it is a rating', () => {
    expect(shown({})).toContain('Your partner can read this too');
    expect(shown({ quality: 'other' })).not.toContain('Your partner');
  });

  test('has no label for anything else', () => {
    expect(shown({ quality: 'other' })).not.toMatch(/\n(Excellent|Good|Average|Other)\n/);
  });

  test('says that a model spoke, by its name, and nothing of the built-in analyser', () => {
    expect(shown({ engine: 'model:llama3.2:3b' })).toContain('Feedback by the language model llama3.2:3b');
    expect(shown({ engine: 'afterglow-rules+minilm' })).not.toMatch(/by the|afterglow/);
  });

  test('leads to the help lines where they are due, and is not about the writing where they come first', () => {
    expect(shown({ quality: 'other', help: 'urgent' })).toMatch(
      /Before anything else[\s\S]*See all help lines/,
    );
    expect(shown({ help: 'offered' })).toMatch(/How it reads[\s\S]*Help lines/);
  });

  test('speaks of no help where none is due, though nothing is rated', () => {
    expect(shown({})).not.toContain('Help lines');
    expect(shown({ quality: 'other' })).not.toContain('Help lines');
  });
});

test('the card of tips has all five under its title', () => {
  const text = textOf(renderToStaticMarkup(createElement(TipsCard)));
  expect(text).toContain('Tips for Better Answers');
  for (const { title } of tips) expect(text).toContain(title);
});

test('the strip’s arrows come after 20 px, and its hint stays for 3 s', () => {
  expect([arrowThreshold, hintDuration]).toEqual([20, 3000]);
});

test('without feedback nothing is promised about saving but that the words stay', () => {
  const html = renderToStaticMarkup(createElement(AnalysisMissing, { onRetry: () => undefined }));
  expect(html).toContain('If that fails too, your words stay here.');
});
