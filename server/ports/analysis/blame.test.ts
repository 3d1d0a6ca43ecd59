import { describe, expect, test } from 'vitest';
import { plainMeaning } from '../../testing/heard.ts';
import { blameIn } from './blame.ts';
import { harmIn } from './harm.ts';
import type { Meaning } from './meaning.ts';
import { readText } from './text.ts';

const heard = (harsh: number): Meaning => ({ ...plainMeaning, harsh });

describe('blame of the rules', () => {
  const text = readText('You never ask, so I started to ask myself.');

  test('counts where nothing else is heard, or something harsh is', () => {
    for (const meaning of [null, heard(0.4)]) {
      const { harm, place } = blameIn(text, meaning);
      expect(harm).toBeGreaterThan(0.3);
      expect(place).not.toBeNull();
    }
  });

  test('counts nothing where an encoder hears nothing harsh', () => {
    expect(blameIn(text, heard(0.01))).toEqual({ harm: 0, place: null });
  });

  test('counts where the words are too few to be heard', () => {
    expect(blameIn(readText('You never listen.'), { ...plainMeaning, harsh: null }).harm).toBeGreaterThan(
      0.3,
    );
  });

  test('counts all the same where the partner is scorned', () => {
    expect(blameIn(readText('You are a pathetic slob.'), heard(0.01)).harm).toBeGreaterThan(0.6);
    expect(blameIn(readText('My husband is a disappointment.'), heard(0.01)).harm).toBeGreaterThan(0.6);
    expect(blameIn(readText('You never ask. You are a pathetic slob.'), heard(0.01)).harm).toBeGreaterThan(
      0.7,
    );
  });
});

test('a rough word among friends counts only where something harsh is heard', () => {
  const text = readText('And yet you stay, you lunatic.');
  expect(harmIn(text)).toBeGreaterThan(0.6);
  expect(blameIn(text, heard(0.01)).harm).toBe(0);
  expect(blameIn(text, heard(0.3)).harm).toBeGreaterThan(0.6);
});

test('what is said of one’s own body is no verdict on the partner', () => {
  const own = 'My breasts. I thought they were ugly after the babies and I still turn the light off.';
  expect(harmIn(readText(own))).toBe(0);
});
