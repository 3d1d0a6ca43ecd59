import { describe, expect, test } from 'vitest';
import { harmIn, isContempt } from './harm.ts';
import { readText } from './text.ts';

describe('blame', () => {
  test.each([
    'I would like it if you did your fucking dishes without me having to be your mother.',
    'I am tired of having to be your mother.',
    'That you always take your mother’s side and never mine.',
    'He takes his sister’s side at every dinner.',
    'I hate your damn drums.',
    'You never once helped.',
    'You can not even notice it.',
  ])('is heard in: %s', (answer) => {
    expect(harmIn(readText(answer))).toBeGreaterThan(0.3);
  });

  test.each([
    'You took my side against the whole table.',
    'He sleeps on his side of the bed.',
    'I love your damn gorgeous smile.',
    'I want your fucking hands on me.',
    'I have to be at your mother’s at nine.',
    'You never make me explain why I am quiet.',
    'You never once made me ask.',
    'You never pretend to know things.',
    'He never makes fun of people who get stuff wrong.',
    'She never talks badly about anyone behind their back.',
    'When you hold me I can finally shut up in my head.',
    'Anyone would be happy to have you, my love.',
    'Anyone else would have left, but you stayed with me.',
    'Any guy would kill for your patience.',
    "You can't notice it. Nobody does.",
    'He can’t help it, he snores.',
  ])('is not heard in: %s', (answer) => {
    expect(harmIn(readText(answer))).toBe(0);
  });
});

test.each(['Wow, what a prince.', 'Oh what a hero.'])('%s is mockery', (answer) => {
  expect(readText(answer).sentences.every(isContempt)).toBe(true);
});

describe('a fond word', () => {
  test.each([
    'You silly pig, I love you.',
    'You are a crazy clown, haha.',
    'You clown, that joke made me laugh.',
    'You lie there like a queen and I adore it.',
  ])('beside mild ones makes them teasing: %s', (answer) => {
    expect(harmIn(readText(answer))).toBe(0);
  });

  test.each(['You are a worthless pig, and I love my job.', 'You are a crazy bitch, haha.'])(
    'excuses nothing worse: %s',
    (answer) => {
      expect(harmIn(readText(answer))).toBeGreaterThan(0.6);
    },
  );
});

test.each([
  'You just sit there like a king while I cook.',
  'He lies around on the sofa like a prince.',
  'She lounges like a guest.',
  'Thanks for what.',
  'Nothing helps because she is frigid and says no to everything.',
  'Any other woman would be grateful.',
])('%s is contempt', (answer) => {
  expect(readText(answer).sentences.every(isContempt)).toBe(true);
});

test.each(['Thanks for what you did.', 'I want you to lie there like a king.'])('%s is none', (answer) => {
  expect(readText(answer).sentences.some(isContempt)).toBe(false);
});

test('scorn that somebody else is told to have spoken is not the writer’s', () => {
  const told = (answer: string) => harmIn(readText(answer));
  expect(told('If I sit down on a Sunday I still hear her voice "must be nice"')).toBe(0);
  expect(told('"Must be nice"')).toBeGreaterThan(0.5);
  expect(told('Say it like a grown up.')).toBeGreaterThan(0.3);
});
