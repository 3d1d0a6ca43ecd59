import { describe, expect, test } from 'vitest';
import { type Step, softer, steps, stepsFor } from './feedback-texts.ts';

const listed: readonly Step[] = [
  ...Object.values(steps).flat(),
  ...Object.values(stepsFor).flatMap((kind) => Object.values(kind).flat()),
  ...softer,
];

describe('steps', () => {
  test('ask for something to do, so that they can also be offered', () => {
    const verb =
      /^(If you like, )?(add|ask|choose|give|hand|let|make|name|offer|pick|put|say|tell|try|turn)\b/i;
    expect(listed.map(({ advice }) => advice).filter((advice) => !verb.test(advice))).toEqual([]);
  });

  test('are one sentence and one question each, without dashes', () => {
    for (const { advice, invitation } of listed) {
      expect(advice).toMatch(/^[^.!?–—]+\.$/);
      expect(invitation).toMatch(/^[^.!?–—]+\?$/);
    }
  });

  test('suppose no event where a fear or a worry may be told', () => {
    const tender = Object.values(stepsFor.tender ?? {}).flat();
    for (const { advice, invitation } of tender)
      expect(`${advice} ${invitation}`).not.toMatch(/\bthen\b|in that moment|it happen|last time/);
  });

  test('vary where the same one would be read often', () => {
    for (const list of [stepsFor.tender?.disclosure, stepsFor.tender?.forward, stepsFor.play?.disclosure])
      expect(list).toHaveLength(3);
  });
});
