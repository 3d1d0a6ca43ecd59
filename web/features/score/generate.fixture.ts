import type { Generate } from './use-generate.ts';

/** Nobody has asked for a score yet. */
export const generate: Generate = {
  run: () => undefined,
  isBusy: false,
  problem: null,
  news: null,
  wasPressed: false,
};
