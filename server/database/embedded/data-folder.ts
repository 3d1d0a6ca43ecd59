import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DataFolderUnusable } from './errors.ts';

/** Makes the data folder if need be, for our eyes only; gives its real path. */
export function openFolder(dataDir: string): string {
  try {
    mkdirSync(dirname(resolve(dataDir)), { recursive: true });
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new DataFolderUnusable(
      `The data folder cannot be written (${error}): set DATA_DIR to another one.`,
    );
  }
}
