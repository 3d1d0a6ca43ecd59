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

  test('name no quarrel where the question may only be near one', () => {
    const conflict = Object.values(stepsFor.conflict ?? {}).flat();
    for (const { advice, invitation } of conflict)
      expect(`${advice} ${invitation}`).not.toMatch(/\bloud\b|argument|in that moment|\bthen\b/);
  });

  test('vary where the same one would be read often', () => {
    const { tender, play, boundary, wish } = stepsFor;
    for (const list of [tender?.disclosure, tender?.forward, play?.disclosure, boundary?.disclosure])
      expect(list).toHaveLength(3);
    for (const list of [boundary?.responsive, boundary?.forward, wish?.disclosure, wish?.forward])
      expect(list).toHaveLength(2);
  });
});
