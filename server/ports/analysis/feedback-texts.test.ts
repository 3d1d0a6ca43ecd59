import { describe, expect, test } from 'vitest';
import { stepsByKind, stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import type { Step } from '../../../content/shapes.ts';
import { softer } from './feedback-texts.ts';

const lists = [stepsForAny, ...Object.values(stepsByKind)];
const byKind: readonly Step[] = lists.flatMap((kind) => Object.values(kind).flat());
const listed: readonly Step[] = [...byKind, ...softer];

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
    const tender = Object.values(stepsByKind.tender ?? {}).flat();
    expect(tender).not.toEqual([]);
    for (const { advice, invitation } of tender)
      expect(`${advice} ${invitation}`).not.toMatch(/\bthen\b|in that moment|it happen|last time/);
  });

  test('name no quarrel where the question may only be near one', () => {
    const conflict = Object.values(stepsByKind.conflict ?? {}).flat();
    expect(conflict).not.toEqual([]);
    for (const { advice, invitation } of conflict)
      expect(`${advice} ${invitation}`).not.toMatch(/\bloud\b|argument|in that moment|\bthen\b/);
  });

  test('vary where the same one would be read often', () => {
    for (const { disclosure, responsive } of lists)
      for (const list of [disclosure, responsive]) expect(list?.length).not.toBe(1);
    for (const list of Object.values(stepsForAny)) expect(list.length).toBeGreaterThan(1);
  });

  test('are not said twice of one kind, and bring no partner a he or a she', () => {
    for (const kind of lists) {
      const texts = Object.values(kind).flatMap((list) =>
        list.flatMap(({ advice, invitation }) => [advice, invitation]),
      );
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => /\b(he|she|him|his|hers?)\b|['"“”]/i.test(text))).toEqual([]);
    }
  });
});
