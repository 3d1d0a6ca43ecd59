import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Encoder } from '../server/ports/analysis/encoder.ts';
import { noEncoder, openRealEncoder } from '../server/testing/encoder.ts';
import { questions } from './questions.ts';
import type { Question } from './shapes.ts';

/**
 * Cosines above which two questions ask for nearly the same: stricter within a category, where they follow each other.
 * Between 0.6 and 0.82 for pairs that we reworded on purpose, so that this finds most repetition and not all of it.
 */
const limits = { within: 0.66, across: 0.69 };

/** Above the limit because they share words; read, and found to ask for different things. */
const readAndDifferent: ReadonlySet<string> = new Set([
  'amazing-sex-05 amazing-sex-15', // a sign that it could begin, a sign that it is good
  'exploring-kinks-14 exploring-kinks-19', // what may stay a daydream, what a daydream is after
  'moving-in-15 health-goals-06', // a custom of the family, a habit of one's own
]);

type Asked = Pick<Question, 'id' | 'category' | 'text'>;

const likeness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

const none = new Float32Array();

/** Pairs that are too near, as lines that can be read. */
const repetitions = async (
  encoder: Encoder,
  list: readonly Asked[],
): Promise<ReadonlyMap<string, string>> => {
  const vectors = (await Promise.all(list.map(({ text }) => encoder.embed([text])))).flat();
  const found = list.flatMap((one, at) =>
    list.slice(at + 1).flatMap((other, further): [string, string][] => {
      const near = likeness(vectors[at] ?? none, vectors[at + 1 + further] ?? none);
      const limit = one.category === other.category ? limits.within : limits.across;
      if (near < limit) return [];
      return [
        [`${one.id} ${other.id}`, `${near.toFixed(2)}: ${one.id} ${one.text} ~ ${other.id} ${other.text}`],
      ];
    }),
  );
  return new Map(found);
};

const reason = noEncoder();

if (reason !== null) {
  test.skip(`not tried: repetition among the questions, since the encoder could not be fetched: ${reason}`);
} else {
  describe('by what they mean', () => {
    let encoder: Encoder;
    beforeAll(() => {
      encoder = openRealEncoder('published');
    });
    afterAll(() => encoder?.close());

    test('no two questions ask for nearly the same', async () => {
      const found = await repetitions(encoder, questions);
      expect([...found].filter(([pair]) => !readAndDifferent.has(pair)).map(([, line]) => line)).toEqual([]);
      expect([...readAndDifferent].filter((pair) => !found.has(pair))).toEqual([]);
    });

    test.each([
      ['moving-in-03', 'Which chore at home do you secretly enjoy?'],
      ['love-questions-09', 'What do you admire in your partner without ever saying it?'],
      ['love-questions-13', 'What helps you to stay gentle when the two of you argue?'],
    ])('%s asked again in other words is found', async (id, text) => {
      const asked = questions.filter((question) => question.id === id);
      const again = asked.map(({ category }) => ({ id: 'again', category, text }));
      expect([...(await repetitions(encoder, [...asked, ...again])).keys()]).toEqual([`${id} again`]);
    });
  });
}
