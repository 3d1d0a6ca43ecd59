import { describe, expect, test } from 'vitest';
import { followUpOf } from './follow-ups.ts';
import { questions } from './questions.ts';

const followUps = questions.map(({ id }) => ({ id, ...(followUpOf(id) ?? { together: '', steps: [] }) }));
const steps = followUps.flatMap(({ id, steps }) => steps.map((step) => ({ id, ...step })));

/** Those that match, as 'id: text', so that a failure names the culprit. */
const matching = (pattern: RegExp): readonly string[] =>
  followUps
    .flatMap(({ id, together, steps }) =>
      [together, ...steps.flatMap(({ advice, invitation }) => [advice, invitation])].map((text) => ({
        id,
        text,
      })),
    )
    .filter(({ text }) => pattern.test(text))
    .map(({ id, text }) => `${id}: ${text}`);

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('after an answer to each question', () => {
  test('four steps can follow, each towards something else', () => {
    for (const { id, steps } of followUps) {
      expect(steps.length, id).toBe(4);
      expect(new Set(steps.map(({ towards }) => towards)).size, id).toBe(4);
    }
  });

  test('a step is one short sentence, and its invitation one question', () => {
    for (const { id, advice, invitation } of steps) {
      expect(advice, id).toMatch(/^[A-Z][^?!]{14,88}\.$/);
      expect(invitation, id).toMatch(/^[A-Z‘][^!]{9,84}\?$/);
    }
  });

  test('both can be asked one question together', () => {
    for (const { id, together } of followUps) expect(together, id).toMatch(/^[A-Z‘][^!?]{18,108}\?$/);
  });

  test('nothing is said twice', () => {
    expect(repeated(steps.map(({ advice }) => advice))).toEqual([]);
    expect(repeated(steps.map(({ invitation }) => invitation))).toEqual([]);
    expect(repeated(followUps.map(({ together }) => together))).toEqual([]);
  });

  test('nobody is scolded or pressed', () => {
    expect(
      matching(
        /\b(should|must|ought|why (don’t|didn’t|not)|try to|remember to|communicat\w*|(you|partner) (have|has) to)\b/i,
      ),
    ).toEqual([]);
  });

  test('no partner is a he or a she', () => {
    expect(matching(/\b(he|she|him|his|hers?|husband|wife|boyfriend|girlfriend)\b/i)).toEqual([]);
  });

  test('marks are the typographic ones', () => {
    expect(matching(/['"“”]/)).toEqual([]);
  });
});
