import { expect, test } from 'vitest';
import { questions } from '../../../content/questions.ts';
import { invitationOf } from './question.ts';

test.each([
  ['During a disagreement, what helps you stay gentle?', 'conflict'],
  ['Which things are a firm no for you, whatever the mood?', 'boundary'],
  ['How was love shown, or left unsaid, around you as a child?', 'past'],
  ['What goes through your mind when you feel embarrassed and want to vanish?', 'tender'],
  ['Which quality of your partner’s do you admire but rarely mention?', 'gratitude'],
  ['Which of my quirks makes you smile?', 'gratitude'],
  ['Which new habit would you enjoy trying together for just two weeks?', 'wish'],
  ['When did you last catch yourself smiling in the rain?', 'moment'],
  ['Which song would play over the opening scene of a film about you two?', 'play'],
  ['How do you like your tea?', 'taste'],
])('%s is read as %s', (question, kind) => {
  expect(invitationOf(question).kind).toBe(kind);
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
