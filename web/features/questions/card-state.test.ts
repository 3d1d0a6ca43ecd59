import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../contract/analysis.ts';
import { type CardEvent, type CardState, cardState, isAnswerable, startCard } from './card-state.ts';

const analysis: Analysis = {
  quality: 'good',
  feedback: 'You name a moment.',
  suggestions: ['Say how it felt.'],
  insightRating: 7,
  engine: 'built-in',
  rubricVersion: '1',
};
const blank = startCard(null, null);
const written: CardState = { ...blank, text: 'Your laugh.' };
const analyzing: CardState = { ...written, phase: 'analyzing' };
const analyzed: CardState = { ...written, phase: 'analyzed', analysis };
const unavailable: CardState = { ...written, phase: 'unavailable' };
const saving: CardState = { ...analyzed, phase: 'saving' };
const saved: CardState = {
  ...analyzed,
  phase: 'saved',
  stored: 'Your laugh.',
  tab: 'partner',
  justSaved: 'first',
};
const before = startCard(null, { answerText: 'Before.', analysis: null });
const problem = 'Failed to save your answer. Please try again.';
const result: CardEvent = { type: 'analyzed', text: 'Your laugh.', analysis };
const failure: CardEvent = { type: 'analysisFailed', text: 'Your laugh.' };

describe('a card opens', () => {
  const stored = { answerText: 'Your laugh.', analysis };
  test.each<[string, string | null, typeof stored | null, Partial<CardState>]>([
    ['blank, where nothing is kept', null, null, { phase: 'writing', text: '', stored: null }],
    [
      'on the stored answer',
      null,
      stored,
      { phase: 'saved', text: 'Your laugh.', analysis, justSaved: null },
    ],
    ['on a draft', 'You', null, { phase: 'writing', text: 'You', stored: null }],
    ['on a draft before the stored answer', 'You', stored, { phase: 'writing', text: 'You', analysis: null }],
    ['as saved when the draft is what is stored', 'Your laugh.', stored, { phase: 'saved', analysis }],
  ])('%s', (_, draft, answer, expected) => {
    expect(startCard(draft, answer)).toMatchObject({ ...expected, tab: 'yours', problem: null });
  });
});

test.each([
  ['the words that it was given on', 'Your laugh.', 'analyzed', analysis],
  ['other words', 'Your eyes.', 'writing', null],
])('a card that opens again has the feedback only beside %s', (_, draft, phase, shown) => {
  const feedback = { text: 'Your laugh.', analysis };
  expect(startCard(draft, null, feedback)).toMatchObject({ phase, analysis: shown, text: draft });
});

describe('a card goes', () => {
  test.each<[string, CardState, CardEvent, CardState]>([
    ['from blank to written', blank, { type: 'edited', text: 'Your laugh.' }, written],
    ['nowhere by Analyze while empty', blank, { type: 'analyze' }, blank],
    ['nowhere by Save before the analysis', written, { type: 'save' }, written],
    ['to analyzing', written, { type: 'analyze' }, analyzing],
    [
      'to one’s own side, where the feedback appears',
      { ...written, tab: 'partner' },
      { type: 'analyze' },
      analyzing,
    ],
    ['to the analysis', analyzing, result, analyzed],
    ['past a late analysis', written, result, written],
    [
      'past an analysis of another text',
      { ...analyzing, text: 'No.' },
      result,
      { ...analyzing, text: 'No.' },
    ],
    ['to unavailable', analyzing, failure, unavailable],
    ['past a late failure', written, failure, written],
    ['from unavailable to analyzing again', unavailable, { type: 'analyze' }, analyzing],
    [
      'back to writing by an edit after the analysis',
      analyzed,
      { type: 'edited', text: 'Your laugh' },
      { ...written, text: 'Your laugh' },
    ],
    ['to saving', analyzed, { type: 'save' }, saving],
    ['to saving without an analysis', unavailable, { type: 'save' }, { ...unavailable, phase: 'saving' }],
    ['nowhere by a second Save', saving, { type: 'save' }, saving],
    ['nowhere by an edit while saving', saving, { type: 'edited', text: 'No.' }, saving],
    ['to saved, with the partner tab open', saving, { type: 'saved', text: 'Your laugh.', analysis }, saved],
    [
      'back to the analysis after a failed save',
      saving,
      { type: 'saveFailed', problem },
      { ...analyzed, problem },
    ],
    [
      'back to unavailable after a failed save',
      { ...unavailable, phase: 'saving' },
      { type: 'saveFailed', problem },
      { ...unavailable, problem },
    ],
    ['on to saving after a problem', { ...analyzed, problem }, { type: 'save' }, saving],
    [
      'from saved to writing by an edit',
      saved,
      { type: 'edited', text: 'Hm.' },
      { ...written, text: 'Hm.', stored: 'Your laugh.', tab: 'partner' },
    ],
    [
      'without a second reveal',
      { ...saving, stored: 'Before.' },
      { type: 'saved', text: 'Your laugh.', analysis },
      { ...saved, justSaved: 'change' },
    ],
    [
      'to saved with the feedback that only the save brought',
      { ...unavailable, phase: 'saving' },
      { type: 'saved', text: 'Your laugh.', analysis },
      saved,
    ],
    ['back to what was saved', { ...analyzed, stored: 'Before.' }, { type: 'kept', analysis: null }, before],
    [
      'nowhere by that while saving',
      { ...saving, stored: 'Before.' },
      { type: 'kept', analysis },
      { ...saving, stored: 'Before.' },
    ],
    ['nowhere by that before the first save', written, { type: 'kept', analysis }, written],
    ['to the other tab', written, { type: 'tab', tab: 'partner' }, { ...written, tab: 'partner' }],
  ])('%s', (_, before, event, after) => {
    expect(cardState(before, event)).toEqual(after);
  });
});

describe('a card follows what the server holds', () => {
  const answer = { answerText: 'Your laugh.', analysis };
  const followed = (state: CardState, stored: typeof answer | null) =>
    cardState(state, { type: 'stored', answer: stored });
  const shown = startCard(null, answer);
  const elsewhere = { ...answer, answerText: 'Your eyes.' };

  test.each([
    ['blank', null, null],
    ['on a draft', 'You', null],
    ['on a draft before the stored answer', 'You', answer],
    ['on the stored answer', null, answer],
  ])('and stays as it opened: %s', (_, draft, stored) => {
    const opened = startCard(draft, stored);
    expect(followed(opened, stored)).toEqual(opened);
  });

  test.each<[string, CardState, typeof answer | null, CardState]>([
    ['words that have arrived are saved', written, answer, shown],
    ['… also while they are asked about', analyzing, answer, shown],
    ['… or after a save that seemed to fail', { ...analyzed, problem }, answer, shown],
    ['what was just saved stays so', saved, answer, saved],
    ['feedback that could not be had is there now', { ...saved, analysis: null }, answer, saved],
    ['a save under way says itself how it ended', saving, answer, saving],
    ['one under way knows what it replaces', saving, elsewhere, { ...saving, stored: 'Your eyes.' }],
    ['a blank card shows what was written elsewhere', blank, answer, shown],
    ['a saved one too', shown, elsewhere, { ...shown, text: 'Your eyes.', stored: 'Your eyes.' }],
    ['other words stay', written, elsewhere, { ...written, stored: 'Your eyes.' }],
    [
      '… also where they were deleted',
      { ...blank, stored: 'Your laugh.' },
      elsewhere,
      { ...blank, stored: 'Your eyes.' },
    ],
    ['an older list takes nothing back', saved, null, saved],
  ])('%s', (_, before, stored, after) => {
    expect(followed(before, stored)).toEqual(after);
  });
});

test.each([
  ['', false],
  [' \n\t', false],
  ['\u200b\u00a0', false],
  ['.', true],
  ['x'.repeat(4000), true],
  ['x'.repeat(4001), false],
])('%# can be an answer or not', (text, answerable) => {
  expect(isAnswerable(text)).toBe(answerable);
});
