import { randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ensureFile } from './database/ensure-file.ts';

/**
 * Reads a secret from its file, or makes the file (mode 600); when two servers make it at once, one wins for both. Nothing is
 * signed or sealed with it before the disk has it.
 */
export const secretFile = async (file: string): Promise<string> => {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  ensureFile(file, randomBytes(32).toString('base64url'));
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32)
    throw new Error(
      `The secret in ${file} is not whole. Delete the file and start again; people sign in again.`,
    );
  return secret;
};
