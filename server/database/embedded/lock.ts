import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse } from './errors.ts';
import { replaceFile } from './replace-file.ts';

const SQLITE_BUSY = 5;

/** The right to serve one data folder, until released or until this process is gone. */
type Lock = { release(): void };

/**
 * Takes the data folder for this process, or throws DataFolderInUse.
 *
 * The lock is one of the kernel's (fcntl), which Node offers through SQLite alone: it ends with the process
 * however that ends, a recycled pid cannot fool it, and it holds between containers that share a volume.
 * No code of this process may open and close the file `lock` itself: POSIX would drop the lock with that.
 */
export function takeLock(folder: string): Lock {
  const database = new DatabaseSync(join(folder, 'lock'));
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw isBusy(error) ? new DataFolderInUse(folder, holder(folder)) : error;
  }
  replaceFile(join(folder, 'lock.pid'), `${process.pid}\n`);
  return { release: () => database.isOpen && database.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function holder(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'lock.pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}
