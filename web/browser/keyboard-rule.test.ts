import { describe, expect, test } from 'vitest';
import { bottomPadding, noKeyboard, readKeyboard } from './keyboard-rule.ts';

const window800 = (viewportHeight: number, viewportTop = 0) =>
  readKeyboard({ windowHeight: 800, viewportHeight, viewportTop });

describe('the on-screen keyboard', () => {
  test.each([
    ['the whole window', 800, noKeyboard],
    ['a toolbar went away', 750, noKeyboard],
    ['80 % is left', 640, noKeyboard],
    ['less than 80 % is left', 639, { present: true, lift: 161 }],
    ['half is left', 400, { present: true, lift: 400 }],
  ])('%s', (_name, height, keyboard) => {
    expect(window800(height)).toEqual(keyboard);
  });

  test('a small window needs a shrink of more than 50 px as well', () => {
    expect(readKeyboard({ windowHeight: 200, viewportHeight: 150, viewportTop: 0 })).toEqual(noKeyboard);
    expect(readKeyboard({ windowHeight: 200, viewportHeight: 149, viewportTop: 0 }).present).toBe(true);
  });

  test('a viewport that was moved down needs less of a lift', () => {
    expect(window800(400, 100).lift).toBe(300);
    expect(window800(400, 900).lift).toBe(0);
  });

  test('the room under the content is the button and 16 px, with the keyboard 20 px more', () => {
    expect(bottomPadding(88, noKeyboard)).toBe(104);
    expect(bottomPadding(88, { present: true, lift: 300 })).toBe(124);
  });
});
