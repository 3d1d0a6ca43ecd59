import { describe, expect, test } from 'vitest';
import { builtinAnalyst } from '../../server/ports/analysis/builtin.ts';
import { judgeOf } from './judge.ts';
import { measureLabels, measurePairs } from './measure.ts';
import { ruleAnswers, rulePairs } from './rule-answers.ts';

/** Floors a little below what was measured, so that a change which makes readings worse is seen. */
const floors = [
  { name: 'tuned on', part: 'tune', order: 0.95, kappa: 0.9, pairs: 1 },
  { name: 'kept apart at first', part: 'report', order: 0.92, kappa: 0.87, pairs: 0.85 },
] as const;

const judge = judgeOf(builtinAnalyst());

describe.each(floors)('labelled answers $name', ({ part, order, kappa, pairs: least }) => {
  test('are put in order, labelled and stopped as a careful reader does', async () => {
    const figures = await measureLabels(judge, part, ruleAnswers);
    expect(figures.order).toBeGreaterThanOrEqual(order);
    expect(figures.kappa).toBeGreaterThanOrEqual(kappa);
    expect(figures.stoppedWrongly).toEqual([]);
    expect(figures.letThrough).toEqual([]);
  });

  test('of equal length are told apart', async () => {
    expect(await measurePairs(judge, part, rulePairs)).toBeGreaterThanOrEqual(least);
  });
});

test('length alone does not tell the pairs apart', () => {
  for (const { better, worse } of rulePairs) {
    expect(better.length / worse.length).toBeGreaterThan(0.9);
    expect(better.length / worse.length).toBeLessThan(1.1);
  }
});
