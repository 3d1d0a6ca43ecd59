import { writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** Makes a file for its owner alone, unless it is there; when it returns, the disk has the file and its name. */
export const ensureFile = (file: string, text: string): void => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true });
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};
