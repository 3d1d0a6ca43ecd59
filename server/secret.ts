import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from './database/sync-folder.ts';

/** Nothing may be signed or sealed with a secret before the disk has it. */
const ensure = (file: string): void => {
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/** Reads a secret from its file, or makes the file (mode 600); when two servers make it at once, one wins for both. */
export const secretFile = async (file: string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  ensure(file);
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32)
    throw new Error(
      `The secret in ${file} is not whole. Delete the file and start again; people sign in again.`,
    );
  return secret;
};
