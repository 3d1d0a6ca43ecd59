import { describe, expect, test } from 'vitest';
import { builtinAnalyst } from './builtin.ts';
import { appreciative } from './dimension-appreciative.ts';
import { disclosure } from './dimension-disclosure.ts';
import { invitationOf } from './question.ts';
import { readText } from './text.ts';
import { unasked } from './unasked.ts';

describe('one’s own side', () => {
  test.each([
    "I'm the one who decides things for twelve people.",
    'My knees. I was eight and I still hear the brakes.',
  ])('is not asked for after: %s', (answer) => {
    expect(unasked(readText(answer), invitationOf('')).has('owned')).toBe(true);
  });

  test.each(['I think people should listen.', 'You never help.', 'The blue one.'])(
    'may be asked for after: %s',
    (answer) => {
      expect(unasked(readText(answer), invitationOf('')).has('owned')).toBe(false);
    },
  );
});

describe('to be too much', () => {
  const tender = invitationOf('What do you fear your partner might think of you?');

  test.each(["That I'm too much.", 'That I am not enough.', 'That I was never enough.', 'Being a burden.'])(
    'is a whole answer, and the other is not to be thought of first: %s',
    (answer) => {
      expect(disclosure(readText(answer), tender)?.level).toBeGreaterThanOrEqual(0.9);
      expect(unasked(readText(answer), tender).has('responsive')).toBe(true);
    },
  );

  test('counts where the question is tender among other things', () => {
    const { kind, tender: also } = invitationOf('In an argument, what do you fear to say?');
    expect([kind, also]).toEqual(['conflict', true]);
    const fear = readText("That I'm too much.");
    expect(unasked(fear, invitationOf('In an argument, what do you fear to say?')).has('responsive')).toBe(
      true,
    );
  });

  test('has to be said', () => {
    expect(unasked(readText('I eat too much.'), tender).has('responsive')).toBe(false);
    expect(unasked(readText("That I'm too much."), invitationOf('')).has('responsive')).toBe(false);
  });
});

describe('a wish', () => {
  const thanks = readText('I am so proud of you, because you stayed calm at the clinic.');

  test('is not asked for after thanks, unless the question asks for one', () => {
    expect(
      unasked(thanks, invitationOf('What goes through your mind when you feel lonely?')).has('forward'),
    ).toBe(true);
    expect(unasked(thanks, invitationOf('What would you like to try next month?')).has('forward')).toBe(
      false,
    );
  });
});

describe('gratitude', () => {
  const tender = invitationOf('What goes through your mind when you feel lonely?');
  const story =
    'You sat on the bathroom floor with me all night, you brought ginger tea, and in the morning you called my boss.';

  test('that is told deed by deed is seen and not asked for again', () => {
    expect(appreciative(readText(story), tender)?.level).toBeGreaterThanOrEqual(0.25);
    expect(unasked(readText(story), tender).has('appreciative')).toBe(true);
  });

  test.each(['You left the dishes and took the car.', 'You never brought tea and you never called.'])(
    'is not seen in: %s',
    (answer) => {
      expect(appreciative(readText(answer), tender)?.level ?? 0).toBe(0);
      expect(unasked(readText(answer), tender).has('appreciative')).toBe(false);
    },
  );
});

describe('what is not wished for', () => {
  const question = 'What would you like to try together next year?';

  test.each(['I do not think I want children.', 'No list please.'])(
    'is not to be turned into a request: %s',
    async (answer) => {
      expect(unasked(readText(answer), invitationOf(question)).has('forward')).toBe(true);
      const { analysis } = await builtinAnalyst().analyse({ question, answer });
      expect(`${analysis.feedback} ${analysis.suggestions.join(' ')}`).not.toMatch(
        /request|long for|smallest version/,
      );
    },
  );

  test('hides no wish beside it', () => {
    const both = readText('I do not want a party. I want the two of us by the lake.');
    expect(unasked(both, invitationOf(question)).has('forward')).toBe(false);
  });
});
