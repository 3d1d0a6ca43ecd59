import { chmodSync, chownSync, realpathSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { NoEmbeddedDatabase } from './errors.ts';
import type { Owner } from './owner.ts';
import { run } from './program.ts';

/**
 * Whether the account reaches the folder. Where only root could enter the folder, it may enter as the folder's
 * group; and so with the folders above it in the system's place for temporary ones, which are made like that.
 */
export async function admits(owner: Owner, folder: string): Promise<boolean> {
  if (await reaches(owner, folder)) return true;
  const closed = [folder, ...temporaryParents(folder)].filter(isRootsAlone);
  for (const path of closed) open(path, owner.gid, 0o710);
  if (await reaches(owner, folder)) return true;
  for (const path of closed) open(path, 0, 0o700);
  return false;
}

function temporaryParents(folder: string): string[] {
  const parent = dirname(folder);
  return parent.startsWith(`${realpathSync(tmpdir())}/`) ? [parent, ...temporaryParents(parent)] : [];
}

function isRootsAlone(folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  return uid === 0 && gid === 0 && (mode & 0o7777) === 0o700;
}

function open(folder: string, gid: number, mode: number): void {
  chownSync(folder, 0, gid);
  chmodSync(folder, mode);
}

async function reaches(owner: Owner, folder: string): Promise<boolean> {
  const { code, output } = await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], owner);
  if (code !== undefined) return code === 0;
  throw new NoEmbeddedDatabase(
    `PostgreSQL refuses to run as root, and this process may not change to user ${owner.uid} (${output}). ` +
      'Start Afterglow as an ordinary user.',
  );
}
