import { expect, test } from 'vitest';
import { escapePause, type KeyPress, nextEscape, noEscape } from './escape-twice.ts';

const at = (timeStamp: number, change: Partial<KeyPress> = {}): KeyPress => ({
  key: 'Escape',
  repeat: false,
  isComposing: false,
  timeStamp,
  ...change,
});

test.each<[string, readonly KeyPress[], boolean]>([
  ['once', [at(0)], false],
  ['twice quickly', [at(0), at(200)], true],
  ['twice at the last moment', [at(0), at(escapePause)], true],
  ['twice slowly', [at(0), at(escapePause + 1)], false],
  ['three times, the last two quickly', [at(0), at(900), at(1100)], true],
  ['with a letter between', [at(0), at(50, { key: 'a' }), at(100)], false],
  ['held down', [at(0), at(50, { repeat: true }), at(100, { repeat: true })], false],
  ['while a letter is composed', [at(0, { isComposing: true }), at(100)], false],
])('Escape %s: %s', (_name, presses, leaves) => {
  expect(presses.reduce(nextEscape, noEscape).done).toBe(leaves);
});
