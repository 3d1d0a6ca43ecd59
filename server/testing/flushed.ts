import fs, { fstatSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** The inodes that were flushed to the disk while `work` went on, in their order. */
export const flushedDuring = async (work: () => Promise<unknown>): Promise<number[]> => {
  const flushed: number[] = [];
  const note = (handle: number) => flushed.push(fstatSync(handle).ino);
  const { fsync, fsyncSync } = fs;
  const spies = [
    vi.spyOn(fs, 'fsyncSync').mockImplementation((handle) => {
      note(handle);
      fsyncSync(handle);
    }),
    vi.spyOn(fs, 'fsync').mockImplementation((handle, done) => {
      note(handle);
      fsync(handle, done);
    }),
  ];
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  }
  return flushed;
};
