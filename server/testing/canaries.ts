import { expect } from 'vitest';

/** The canaries as they are, and as they would stand in base64 (at each of three offsets), hex and a query. */
const canaryForms = ['CANARY-ONE', 'CANARY-TWO'].flatMap((word) => [
  word,
  Buffer.from(word).toString('hex'),
  encodeURIComponent(`${word} I`),
  ...[0, 1, 2].map((offset) =>
    Buffer.from(' '.repeat(offset) + word)
      .toString('base64')
      .slice(4, 12),
  ),
]);

/** Fails where a text has a word of a locked answer, in whatever form it could travel. */
export const expectNoCanary = (text: string) => {
  for (const form of [...canaryForms, 'first wording']) expect(text.includes(form), form).toBe(false);
};
