import { describe, expect, test } from 'vitest';
import { type Danger, dangerIn, gravest } from './meaning-danger.ts';
import { relevanceOf } from './meaning-relevance.ts';
import { passagesOf } from './passages.ts';
import { nearest } from './similarity.ts';
import { readText } from './text.ts';
import { worthOf } from './worth.ts';

/** A vector that is alike to each of the axes by this much. */
const vector = (...parts: readonly number[]): Float32Array => Float32Array.from(parts);
const axis = (index: number): Float32Array => vector(...[0, 0, 0, 0].map((_, at) => (at === index ? 1 : 0)));
const prototypes = { crisis: [axis(0)], coercion: [axis(1)], harmless: [axis(2)] };

const hear = (text: string, ...parts: readonly number[]) =>
  dangerIn(passagesOf(readText(text))[0], vector(...parts), prototypes);

const plain = 'It is as I told you.';

describe('danger', () => {
  test('stops where it is near, and much nearer than its look-alikes', () => {
    expect(hear(plain, 0.6, 0, 0.3)).toEqual({ gate: 'crisis', band: 'stop' });
    expect(hear(plain, 0, 0.6, 0.3)).toEqual({ gate: 'coercion', band: 'stop' });
  });

  test('softens where it is a little nearer', () => {
    expect(hear(plain, 0.6, 0, 0.54)).toEqual({ gate: 'crisis', band: 'soften' });
    expect(hear(plain, 0, 0.41, 0.3)).toEqual({ gate: 'coercion', band: 'soften' });
  });

  test('is not heard where the look-alikes are as near, or where nothing is', () => {
    expect(hear(plain, 0.6, 0, 0.59)).toBeNull();
    expect(hear(plain, 0.3, 0, 0)).toBeNull();
  });

  test('of somebody who does not say I is no crisis, and has to be plainer for coercion', () => {
    expect(hear('It is not the end of the world.', 0.6, 0, 0.3)).toBeNull();
    expect(hear('That is how he is.', 0, 0.6, 0.48)).toEqual({ gate: 'coercion', band: 'soften' });
    expect(hear('That is how he is.', 0, 0.6, 0.3)).toEqual({ gate: 'coercion', band: 'stop' });
  });

  test('is not heard where wish, game, another time or another person explains the words', () => {
    expect(hear('I love it when you hold me down.', 0, 0.9, 0)).toBeNull();
    expect(hear('My father used to hit me.', 0, 0.9, 0)).toBeNull();
    expect(hear('I nearly died laughing.', 0.9, 0, 0)).toBeNull();
  });

  test('that stops counts before danger that softens, wherever it stands', () => {
    const [soft, stop]: readonly Danger[] = [
      { gate: 'coercion', band: 'soften' },
      { gate: 'crisis', band: 'stop' },
    ];
    expect(gravest([null, soft ?? null, stop ?? null])).toEqual(stop);
    expect(gravest([null, soft ?? null])).toEqual(soft);
    expect(gravest([null])).toBeNull();
  });
});

describe('relevance', () => {
  const given = { questions: [axis(1)], talk: [axis(2)] };
  const relevance = (text: string, ...parts: readonly number[]) =>
    relevanceOf(readText(text), vector(...parts), axis(0), given);
  const strange = 'The central bank raised its rates again last week.';

  test('is missing where a text is like nothing that couples are asked or say', () => {
    expect(relevance(strange, 0.02, 0.1, 0.1)).toBe('elsewhere');
    expect(relevance(strange, 0.3, 0.1, 0.1)).toBe('here');
    expect(relevance(strange, 0.02, 0.3, 0.1)).toBe('here');
  });

  test('is given more readily where somebody is in the text', () => {
    expect(relevance(`I say: ${strange}`, 0.02, 0.2, 0.2)).toBe('here');
    expect(relevance(`I say: ${strange}`, 0.02, 0.1, 0.1)).toBe('elsewhere');
  });

  test('is never missing in a few words', () => {
    expect(relevance('Mint, rain, old records.', 0, 0, 0)).toBe('here');
  });

  test('is another question’s where the text is far nearer to others', () => {
    expect(relevance(strange, 0.05, 0.5, 0.5)).toBe('another');
  });
});

describe('what an answer is worth', () => {
  const meaning = { danger: null, relevance: 'here', tone: 0 } as const;

  test('is moved a little by its tone, either way', () => {
    expect(worthOf(0.5, 0, { ...meaning, tone: 0.9 })).toBeCloseTo(0.58);
    expect(worthOf(0.5, 0, { ...meaning, tone: -0.9 })).toBeCloseTo(0.42);
    expect(worthOf(0.5, 0, { ...meaning, tone: 0.1 })).toBeCloseTo(0.525);
  });

  test('is never raised by the tone of an answer that blames', () => {
    expect(worthOf(0.5, 0.5, { ...meaning, tone: 0.9 })).toBe(worthOf(0.5, 0.5, null));
  });

  test('is less where it answers another question', () => {
    expect(worthOf(0.5, 0, { ...meaning, relevance: 'another' })).toBeCloseTo(0.4);
  });

  test('stays between nothing and everything', () => {
    expect(worthOf(0, 0, { ...meaning, tone: -1 })).toBe(0);
    expect(worthOf(0.99, 0, { ...meaning, tone: 1 })).toBeLessThan(1);
  });
});

describe('passages', () => {
  const typed = (raw: string) => passagesOf(readText(raw)).map((passage) => passage.typed);

  test('are the whole and its sentences as typed, without the shortest', () => {
    expect(typed('I love it. Really! You hum in the kitchen.')).toEqual([
      'I love it. Really. You hum in the kitchen',
      'I love it',
      'You hum in the kitchen',
    ]);
    expect(typed('You hum in the kitchen.')).toEqual(['You hum in the kitchen']);
  });

  test('stay few in a long answer', () => {
    expect(typed('You hum in the kitchen. '.repeat(170)).length).toBeLessThanOrEqual(17);
  });
});

test('likeness is the mean of the nearest few', () => {
  const list = [vector(1, 0), vector(0.5, 0), vector(-1, 0)];
  expect(nearest(vector(1, 0), list, 2)).toBeCloseTo(0.75);
  expect(nearest(vector(1, 0), [], 2)).toBe(0);
});
