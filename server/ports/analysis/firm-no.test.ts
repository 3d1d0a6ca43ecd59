import { describe, expect, test } from 'vitest';
import { stepsByKind } from '../../../content/follow-ups/by-kind.ts';
import { builtinAnalyst } from './builtin.ts';
import { isListOfNoes } from './firm-no.ts';
import { readText } from './text.ts';

describe('a list of noes', () => {
  test.each([
    'No choking, no filming, no third people. Ever.',
    'Never without a condom.',
    'No ropes or gags, and nothing in my mouth.',
    'Not in the car. Not at your mother’s.',
  ])('is: %s', (answer) => expect(isListOfNoes(readText(answer), { asksForNoes: false })).toBe(true));

  test('is one of things only where noes are asked for', () => {
    const things = readText('Choking, filming, and anything with feet');
    expect(isListOfNoes(things, { asksForNoes: true })).toBe(true);
    expect(isListOfNoes(things, { asksForNoes: false })).toBe(false);
    expect(isListOfNoes(readText('Ropes.'), { asksForNoes: true })).toBe(false);
  });

  test.each([
    'No idea.',
    'Not sure yet.',
    'No filming, because it makes me feel watched for days.',
    'I would say no to choking.',
    'My Thursday choir and never having to say what time I am home from it.',
    'Ropes.',
    '',
  ])('is not: %s', (answer) => expect(isListOfNoes(readText(answer), { asksForNoes: false })).toBe(false));
});

test('is complete, and nobody asks why', async () => {
  const question = 'Which things are a firm no for you, whatever the mood?';
  const { analysis } = await builtinAnalyst().analyse({
    question,
    answer: 'No choking, no filming, no third people. Ever.',
  });
  expect(analysis.feedback).toMatch(/clear no|clear, and a no|Your no is easy/);
  const { responsive = [], forward = [] } = stepsByKind.boundary ?? {};
  const [aboutPartner, afterwards] = analysis.suggestions;
  expect(responsive.map(({ invitation }) => invitation)).toContain(aboutPartner);
  expect(forward.map(({ invitation }) => invitation)).toContain(afterwards);
});
