import { expect, test } from 'vitest';
import { questionByText, questions } from '../../../content/questions.ts';
import { invitationOf } from './question.ts';
import { kindWeights } from './question-kinds.ts';

test.each([
  ['What helps you when the two of you disagree?', 'conflict'],
  ['What is a firm no for you on holiday?', 'boundary'],
  ['How were birthdays kept when you were young?', 'past'],
  ['What goes through your mind when you feel lonely?', 'tender'],
  ['What do you admire about your partner’s cooking?', 'gratitude'],
  ['Which of my quirks makes you smile?', 'gratitude'],
  ['Which dance would you enjoy trying together?', 'wish'],
  ['When did you last catch yourself smiling in the rain?', 'moment'],
  ['Which emoji are you today?', 'play'],
  ['How do you like your tea?', 'taste'],
])('%s is read by its wording as %s', (question, kind) => {
  expect(questionByText(question)).toBeUndefined();
  expect(invitationOf(question).kind).toBe(kind);
});

test('a question of the catalogue is read as the catalogue says, not by its wording', () => {
  for (const { id, text, kinds } of questions) {
    const { kind, weights } = invitationOf(text);
    expect(kind, id).toBe(kinds[0]);
    expect(weights.specific, id).toBe(Math.max(...kinds.map((one) => kindWeights[one].weights.specific)));
  }
});

test('every question of the catalogue invites something concrete and something felt', () => {
  for (const { id, text } of questions) {
    const { weights, plenty } = invitationOf(text);
    expect(weights.disclosure, id).toBeGreaterThanOrEqual(0.5);
    expect(weights.specific, id).toBeGreaterThanOrEqual(0.5);
    expect(plenty, id).toBeGreaterThan(1);
  }
});

test('a playful question needs less than a hard one', () => {
  const playful = invitationOf('If your tummy rumbles could talk, what would they say?');
  const hard = invitationOf('What old worry gets stirred up in you when the two of you argue?');
  expect(playful.plenty).toBeLessThan(hard.plenty);
});

test('any text may be asked', () => {
  for (const question of ['', '?', '\u0000', '🙂'.repeat(100), 'x'.repeat(500)])
    expect(invitationOf(question).kind).toBe('taste');
});
