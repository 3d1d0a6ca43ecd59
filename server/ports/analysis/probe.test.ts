import { describe, expect, test } from 'vitest';
import { builtinAnalyst } from './builtin.ts';
import { pairs, probes } from './probe.ts';
import { measure, measurePairs } from './probe-measure.ts';

/** Floors a little below what was measured, so that a change which makes readings worse is seen. */
const floors = [
  { name: 'tuned on', held: false, order: 0.95, kappa: 0.9, pairs: 1 },
  { name: 'kept apart at first', held: true, order: 0.92, kappa: 0.87, pairs: 0.85 },
] as const;

const analyst = builtinAnalyst();

describe.each(floors)('labelled answers $name', ({ held, order, kappa, pairs: least }) => {
  test('are put in order, labelled and stopped as a careful reader does', async () => {
    const figures = await measure(
      analyst,
      probes.filter((probe) => probe.held === held),
    );
    expect(figures.order).toBeGreaterThanOrEqual(order);
    expect(figures.kappa).toBeGreaterThanOrEqual(kappa);
    expect(figures.stoppedWrongly).toEqual([]);
    expect(figures.letThrough).toEqual([]);
  });

  test('of equal length are told apart', async () => {
    expect(
      await measurePairs(
        analyst,
        pairs.filter((pair) => pair.held === held),
      ),
    ).toBeGreaterThanOrEqual(least);
  });
});

test('length alone does not tell the pairs apart', () => {
  for (const { better, worse } of pairs) {
    expect(better.length / worse.length).toBeGreaterThan(0.9);
    expect(better.length / worse.length).toBeLessThan(1.1);
  }
});
