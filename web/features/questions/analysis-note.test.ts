import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { type Analysis, softLine } from '../../../contract/analysis.ts';
import { AnalysisNote } from './analysis-note.tsx';

const analysis: Analysis = {
  quality: 'good',
  feedback: 'It reads well.',
  suggestions: ['What happened next?', 'And then?'],
  insightRating: 6,
  engine: 'test',
  rubricVersion: '0',
};

const shown = (change: Partial<Analysis> = {}): string => {
  const children = createElement(AnalysisNote, { analysis: { ...analysis, ...change } });
  return renderToStaticMarkup(createElement(Router, { ssrPath: '/dashboard', children }));
};

test('the first suggestion is shown, and nothing of help where nothing is hard', () => {
  expect(shown()).toContain('What happened next?');
  expect(shown()).not.toContain('And then?');
  expect(shown()).not.toContain('/help');
});

test('where it sounds heavy the way to help lines stands beside the rating', () => {
  const note = shown({ suggestions: [softLine, ...analysis.suggestions] });
  expect(note).toContain(softLine);
  expect(note).toContain('href="/help"');
});
