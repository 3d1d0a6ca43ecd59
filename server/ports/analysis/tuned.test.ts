import { expect, test } from 'vitest';
import { tune } from './tuned.ts';

test('a model that is not the published one cannot be tuned', () => {
  expect(() => tune(new Uint8Array(100))).toThrow('not the one that was measured');
});
