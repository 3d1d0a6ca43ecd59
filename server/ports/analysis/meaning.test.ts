import { describe, expect, test } from 'vitest';
import { base64, openHead, peakOf } from './head.ts';
import { dangerIn } from './meaning-danger.ts';
import { relevanceOf } from './meaning-relevance.ts';
import { passagesOf } from './passages.ts';
import { nearest } from './similarity.ts';
import { readText } from './text.ts';
import { harmOf, shownBy, worthOf } from './worth.ts';

/** A vector that is alike to each of the axes by this much. */
const vector = (...parts: readonly number[]): Float32Array => Float32Array.from(parts);
const axis = (index: number): Float32Array => vector(...[0, 0, 0, 0].map((_, at) => (at === index ? 1 : 0)));
const known = { crisis: [axis(0)], coercion: [axis(1)], danger: [axis(0), axis(1)], fine: [axis(2)] };
const plain = 'It is as I told you.';

/** Heard with a head that says the same of every text. */
const hear = (text: string, says: number, ...parts: readonly number[]) =>
  dangerIn(() => says, readText(text), { rules: [], whole: vector(...parts), peak: vector() }, known);

describe('danger', () => {
  test('stops where the head and the examples say so, by the kind of the nearest', () => {
    expect(hear(plain, 1.3, 0.6, 0, 0.3)).toEqual({ gate: 'crisis', band: 'stop' });
    expect(hear(plain, 1.3, 0, 0.6, 0.3)).toEqual({ gate: 'coercion', band: 'stop' });
    expect(hear(plain, 0, 0.6, 0, 0.2)).toEqual({ gate: 'crisis', band: 'stop' });
  });

  test('softens where they say a little less', () => {
    expect(hear(plain, 0.5, 0.6, 0, 0.3)).toEqual({ gate: 'crisis', band: 'soften' });
  });

  test('is not heard where the look-alikes are nearer, or where the head hears none', () => {
    expect(hear(plain, 1.3, 0.6, 0, 0.4)).toBeNull();
    expect(hear(plain, -9, 0.6, 0, 0.2)).toBeNull();
  });

  test('has to be plainer where nobody says I', () => {
    expect(hear('It is not the end of the world.', 1.3, 0.6, 0, 0.3)).toBeNull();
    expect(hear('It is not the end of the world.', 3, 0.6, 0, 0.3)).toEqual({ gate: 'crisis', band: 'stop' });
  });
});

describe('a head', () => {
  test('is a weighted sum of rules, whole and peak', () => {
    const head = openHead({ base: 1, rules: [2], whole: base64([1, 0]), peak: base64([0, 10]) });
    expect(head({ rules: [3], whole: vector(0.5, 9), peak: vector(9, 0.25) })).toBeCloseTo(10);
  });

  test('reads as a peak the highest of each coordinate', () => {
    expect([...peakOf([vector(1, 2), vector(3, 0)])]).toEqual([3, 2]);
    expect(peakOf([])).toHaveLength(0);
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
  const meaning = { danger: null, relevance: 'here', grade: 8.2, harsh: 0 } as const;

  test('follows the grade a reader would give, and the rules where nothing was heard', () => {
    expect(shownBy(0.1, meaning)).toBeCloseTo(0.51);
    expect(shownBy(0.1, { ...meaning, grade: 6.5 })).toBeCloseTo(0.2);
    expect(shownBy(0.1, null)).toBe(0.1);
  });

  test('is less where it answers another question', () => {
    expect(shownBy(0, { ...meaning, relevance: 'another' })).toBeCloseTo(0.408);
  });

  test('stays between nothing and everything', () => {
    expect(shownBy(0, { ...meaning, grade: -3 })).toBe(0);
    expect(shownBy(0, { ...meaning, grade: 30 })).toBeLessThan(1);
  });

  test('loses by blame, whether the rules find it or it is heard', () => {
    expect(worthOf(0.5, harmOf(0.5, null))).toBeCloseTo(0.35);
    expect(worthOf(0.5, harmOf(0, { ...meaning, harsh: 0.8 }))).toBeCloseTo(0.35);
    expect(harmOf(0.5, { ...meaning, harsh: 0.5 })).toBe(0.5);
    expect(harmOf(0, { ...meaning, harsh: 0.5 })).toBe(0);
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
