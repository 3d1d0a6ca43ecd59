import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/folder.ts';
import type { Encoder } from './encoder.ts';
import { vectorsOf } from './kept-vectors.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let asked = 0;

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-vectors-');
});
afterAll(() => folder.remove());

/** Makes vectors of a text's length, and counts the texts it was asked for. */
const encoder = (place?: string): Encoder => ({
  embed: async (texts) => {
    asked += texts.length;
    return texts.map(({ length }) => Float32Array.from([length, -length, 0.5]));
  },
  close: async () => {},
  ...(place === undefined ? {} : { folder: place }),
});

const texts = Array.from({ length: 40 }, (_, index) => 'x'.repeat(index + 1));

const countFor = async (work: () => Promise<unknown>): Promise<number> => {
  const before = asked;
  await work();
  return asked - before;
};

describe('vectors that never change', () => {
  test('are asked for once, and come from their file from then on', async () => {
    const first = await vectorsOf(encoder(folder.path), texts);
    let second: readonly Float32Array[] = [];
    const more = await countFor(async () => {
      second = await vectorsOf(encoder(folder.path), texts);
    });
    expect([more, second]).toEqual([0, first]);
  });

  test('are asked for again where a text has changed, or the file is not whole', async () => {
    expect(await countFor(() => vectorsOf(encoder(folder.path), [...texts.slice(1), 'y']))).toBe(40);
    for (const name of await readdir(folder.path)) await truncate(join(folder.path, name), 100);
    expect(await countFor(() => vectorsOf(encoder(folder.path), texts))).toBe(40);
  });

  test('are known too where nothing can be kept', async () => {
    for (const place of [undefined, '/dev/null/nowhere'])
      expect(await vectorsOf(encoder(place), texts)).toHaveLength(40);
  });
});
