import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { replaceFile } from './replace-file.ts';
import { port } from './socket-folder.ts';

/** What postmaster.pid says: the server's process, where its socket is, and whether it takes connections. */
type PidFile = { pid: number; socketFolder: string; ready: boolean };

/** Reads the cluster's postmaster.pid; undefined without one. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * Whether this process is at work in this cluster, as the server and its life line are: it is their working
 * folder. That a process with the number lives proves nothing, for numbers come again.
 */
export function worksIn(pid: number, cluster: string): boolean {
  if (!existsSync('/proc/self/cwd')) return commandNames(pid, cluster);
  try {
    const its = statSync(`/proc/${pid}/cwd`);
    const ours = statSync(cluster);
    return its.ino === ours.ino && its.dev === ours.dev;
  } catch {
    return false; // It is gone, or somebody else's.
  }
}

/** On macOS, which has no /proc: both have the cluster's path among their arguments. */
function commandNames(pid: number, cluster: string): boolean {
  try {
    const command = execFileSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
    });
    return command.includes(cluster);
  } catch {
    return false;
  }
}

/**
 * Lets PostgreSQL start over what a dead server left where it would refuse to: the file is empty (a power
 * cut), or another process has got the dead server's number since.
 *
 * Such a number becomes ours, which PostgreSQL knows for a left-over because we are its parent. The rest of the
 * file stays: it leads PostgreSQL to processes of the dead server that are still at work.
 */
export function disarm(left: PidFile, home: Home, socketFolder: string): void {
  const path = join(home.cluster, 'postmaster.pid');
  if (!left.pid) rmSync(path);
  if (!left.pid || !lives(left.pid)) return;
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  replaceFile(path, [process.pid, ...rest].join('\n'), home.owner);
  rmSync(join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
