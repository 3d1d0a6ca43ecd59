import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the names in a folder would outlive a power cut, as a flushed file does; Windows has no call for it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
