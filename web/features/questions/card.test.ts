import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Question } from '../../../contract/questions.ts';
import { AnswerField } from './answer-field.tsx';
import { CardActions } from './card-actions.tsx';
import { type CardState, startCard } from './card-state.ts';
import { PartnerPanel } from './partner-panel.tsx';
import { question } from './question.fixture.ts';

const nothing = () => undefined;
const written: CardState = { ...startCard(null, null), text: 'The window.' };

describe('the buttons of a card', () => {
  /** Label, and whether it can be pressed. */
  const buttons = (state: CardState, isLast = false) => {
    const card = { state, edit: nothing, analyze: nothing, save: nothing, keep: nothing, open: nothing };
    const html = renderToStaticMarkup(createElement(CardActions, { card, isLast, onNext: nothing }));
    return [...html.matchAll(/<button([^>]*)>(?:<svg.*?<\/svg>)?([^<]*)<\/button>/g)].map(
      ([, attributes = '', label]) => [label, !/ (disabled|aria-disabled)="/.test(attributes)],
    );
  };

  test.each<[string, string, CardState, boolean]>([
    ['empty', 'Analyze', { ...written, text: ' ' }, false],
    ['written', 'Analyze', written, true],
    ['being analysed', 'Analyzing', { ...written, phase: 'analyzing' }, false],
    ['analysed', 'Save', { ...written, phase: 'analyzed' }, true],
    ['without an analysis', 'Save', { ...written, phase: 'unavailable' }, true],
    ['emptied', 'Save', { ...written, phase: 'unavailable', text: '' }, false],
    ['being saved', 'Saving', { ...written, phase: 'saving' }, false],
  ])('that is %s: %s', (_, label, state, may) => {
    expect(buttons(state)).toEqual([
      ['Skip', state.phase !== 'saving'],
      [label, may],
    ]);
  });

  test.each<[string, CardState, string]>([
    ['empty', { ...written, text: '' }, 'Write yours'],
    ['written', written, 'Back to yours'],
    ['analysed', { ...written, phase: 'analyzed' }, 'Back to yours'],
    ['without an analysis', { ...written, phase: 'unavailable' }, 'Back to yours'],
  ])('beside the partner’s side they do nothing with the words on the other one: %s', (_, state, label) => {
    expect(buttons({ ...state, tab: 'partner' })).toEqual([
      ['Skip', true],
      [label, true],
    ]);
  });

  test('changed, they lead back to what was saved, and not past it', () => {
    expect(buttons({ ...written, stored: 'The door.' })).toEqual([
      ['Keep the old', true],
      ['Analyze', true],
    ]);
  });

  test('saved', () => {
    const saved: CardState = { ...written, phase: 'saved', stored: 'The window.' };
    expect(buttons(saved)).toEqual([['Next question', true]]);
    expect(buttons(saved, true)).toEqual([['Finish', true]]);
  });
});

test('what the question invites stands above the field, and is read out with it', () => {
  const field = {
    asked: 'question-1',
    invites: 'a moment, and how it felt',
    value: '',
    onChange: nothing,
    onSubmit: nothing,
  };
  const html = renderToStaticMarkup(createElement(AnswerField, { ...field, readOnly: false }));
  const [, id = ''] = /<p id="([^"]+)"[^>]*>Perhaps a moment, and how it felt\.<\/p>/.exec(html) ?? [];
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ');
  expect(described).toEqual(expect.arrayContaining(['question-1', id]));
});

describe('the partner’s side', () => {
  const answered: Question = { ...question, isPartnerQuestion: true };
  const actions = { hasPartner: true, onAddPartner: nothing, onCheckAgain: nothing, isChecking: false };
  const shown = (change: Partial<Question>, state: CardState, given = actions) =>
    renderToStaticMarkup(
      createElement(PartnerPanel, { question: { ...answered, ...change }, state, actions: given }),
    ).replaceAll('&#x27;', "'");

  test('is a notice over blurred filler until the user has saved', () => {
    const html = shown({}, written);
    expect(html).toContain("Save your answer to see partner's response");
    expect(html).toMatch(/<p aria-hidden="true" class="[^"]*blur[^"]*">[m ]+<\/p>/);
  });

  test('can be asked for again while the partner has not answered', () => {
    const html = shown({ isPartnerQuestion: false }, written);
    expect(html).toContain('Your partner has not answered this one.');
    expect(html).toContain('Check again');
  });

  test('says that words from before the connection wait for the confirmation', () => {
    const stored = { createdAt: '', updatedAt: null, analysis: null, answerText: 'The window.' };
    const html = shown(
      { isPartnerQuestion: false, userAnswer: { ...stored, apart: 'unconfirmed' } },
      { ...written, phase: 'saved', stored: 'The window.' },
    );
    expect(html).toContain('Once you say yes to “Is this your partner?” above');
    expect(html).not.toContain('their turn');
  });

  test('says of words from an ended connection that they count for no other', () => {
    const stored = { createdAt: '', updatedAt: null, analysis: null, answerText: 'The window.' };
    const question = { isPartnerQuestion: false, userAnswer: { ...stored, apart: 'earlier' as const } };
    const html = shown(
      question,
      { ...written, phase: 'saved', stored: 'The window.' },
      { ...actions, hasPartner: false },
    );
    expect(html).toContain('From an earlier connection');
    expect(html).toContain('no later partner sees it');
    expect(html).not.toContain('their answer appears here');
  });

  test('is both answers once both are there', () => {
    const html = shown(
      { partnerAnswerText: 'The sofa.' },
      { ...written, phase: 'saved', stored: 'The window.' },
    );
    expect(html).toContain('The window.');
    expect(html).toContain('The sofa.');
    expect(html).not.toContain('blur');
  });
});
