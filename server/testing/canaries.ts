import { expect } from 'vitest';

const hexOf = (word: string): string => Buffer.from(word).toString('hex');

/** A word as it would stand in base64 at each of three offsets, without the signs that its neighbours decide. */
const inBase64 = (word: string): string[] =>
  [0, 1, 2].map((offset) => {
    const text = Buffer.from(' '.repeat(offset) + word).toString('base64');
    const whole = Math.floor(((offset + word.length) * 4) / 3);
    return text.slice(offset === 0 ? 0 : offset + 1, whole);
  });

const eachSign = (word: string, form: (code: string) => string): string =>
  [...word].map((sign) => form(sign.charCodeAt(0).toString(16).padStart(2, '0'))).join('');

/** A word as it is, and as it could travel: in base64, hex, a query, JSON escapes, HTML and UTF-16. */
export const formsOf = (word: string): readonly string[] => [
  word,
  ...inBase64(word),
  ...[hexOf(word), hexOf(word).toUpperCase()],
  ...[encodeURIComponent(word), eachSign(word, (code) => `%${code}`), encodeURIComponent(`${word} I`)],
  eachSign(word, (code) => `\\u00${code}`),
  eachSign(word, (code) => `&#x${code};`),
  [...word].map((sign) => `&#${sign.charCodeAt(0)};`).join(''),
  [...word].join('\u0000'),
];

/** Fails where a text has one of the words in whatever form. */
export const expectNone = (words: readonly string[], text: string): void => {
  const lower = text.toLowerCase();
  for (const form of words.flatMap(formsOf))
    expect([form, lower.includes(form.toLowerCase())]).toEqual([form, false]);
};

/** Fails where a text has a word of the locked answer that the worlds differ in. */
export const expectNoCanary = (text: string): void =>
  expectNone(['CANARY-ONE', 'CANARY-TWO', 'first wording'], text);
