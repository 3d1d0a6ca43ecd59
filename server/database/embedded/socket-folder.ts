import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderUnusable } from './errors.ts';
import type { Home } from './home.ts';
import { give } from './owner.ts';

/** The number in the socket's name; nothing listens on a TCP port. */
export const port = 5432;

/** The kernel's bound on a socket's path is 104 bytes on macOS and 108 on Linux. */
const longestPath = 100;

/** Makes the private folder of the socket, in the home or, where that path is too long, below /tmp. */
export function makeSocketFolder(home: Home): string {
  const folder = socketFolder(home.folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const present = lstatSync(folder);
  const mine = [process.getuid?.(), home.owner?.uid].includes(present.uid);
  if (!present.isDirectory() || !mine) {
    throw new DataFolderUnusable(
      `The socket of the database would be in ${folder}, which somebody else (user ${present.uid}) made. ` +
        'Remove it, or set DATA_DIR to a folder with a shorter path.',
    );
  }
  give(folder, home.owner);
  return folder;
}

/** The folder's name comes from the path alone, so that the next start finds a server that is still there. */
function socketFolder(home: string): string {
  const folder = join(home, 'socket');
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath) return folder;
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return `/tmp/afterglow-${name}`;
}
