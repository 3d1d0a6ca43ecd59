import { describe, expect, test } from 'vitest';
import { AnswerText, isStorable, isVisible } from './text.ts';

const problemOf = (text: unknown): string | undefined => AnswerText.safeParse(text).error?.issues[0]?.message;

/** Characters that leave no mark on a screen. */
const blank = [
  ...[' ', '\t', '\n', '\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e'],
  ...['\u2000', '\u200b', '\u200d', '\u200e', '\u2028', '\u202e', '\u2060', '\u2064', '\u206f', '\u2800'],
  ...['\u3000', '\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\u{1d159}', '\u{e0001}', '\u{e0100}'],
];

describe('an answer', () => {
  test.each(blank.map((sign) => [`U+${sign.codePointAt(0)?.toString(16)}`, sign]))(
    'of %s only is empty',
    (_, sign) => {
      expect(isVisible(`${sign} ${sign}`)).toBe(false);
      expect(problemOf(sign.repeat(3))).toBe('answer_empty');
    },
  );

  test.each(['.', 'a', '0', '💛', 'é', 'क्', '\u200bx\u200b', '—'])('of %j is one', (text) => {
    expect(problemOf(text)).toBeUndefined();
  });

  test('with NUL cannot be stored', () => {
    expect([isStorable('a\u0000b'), problemOf('a\u0000b')]).toEqual([false, 'answer_unreadable']);
  });

  test.each(['a\ud800b', '\udc00', 'x\ud83d'])('with a lone surrogate cannot be stored: %j', (text) => {
    expect([isStorable(text), problemOf(text)]).toEqual([false, 'answer_unreadable']);
  });
});
