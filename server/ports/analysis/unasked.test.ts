import { describe, expect, test } from 'vitest';
import { readText } from './text.ts';
import { unasked } from './unasked.ts';

describe('one’s own side', () => {
  test.each([
    "I'm the one who decides things for twelve people.",
    'My knees. I was eight and I still hear the brakes.',
  ])('is not asked for after: %s', (answer) => {
    expect(unasked(readText(answer)).has('owned')).toBe(true);
  });

  test.each(['I think people should listen.', 'You never help.', 'The blue one.'])(
    'may be asked for after: %s',
    (answer) => {
      expect(unasked(readText(answer)).has('owned')).toBe(false);
    },
  );
});
