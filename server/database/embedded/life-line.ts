import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { worksIn } from './pid-file.ts';
import { background } from './program.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Reads what only its parent can write. When it reads a word it may go; when the pipe just closes, the parent
 * died without a word, and the server is stopped: fast, and after ten seconds at once.
 * Its arguments: the server's process, the cluster.
 */
const script = `
read -r word && exit
serves() { read -r pid < "$2/postmaster.pid" && test "$pid" = "$1"; } 2> /dev/null
serves "$@" && kill -INT "$1"
for second in 1 2 3 4 5 6 7 8 9 10; do
  serves "$@" || exit
  sleep 1
done
kill -QUIT "$1"
`;

/** What stops the server should this process be killed. */
type LifeLine = { release(): void };

/** Ties the server to this process; when the line itself is killed there is soon another. */
export function tieToUs(server: number, home: Home): LifeLine {
  let released = false;
  let line = throwLine(server, home, again);
  function again() {
    if (!released && worksIn(server, home.cluster)) line = throwLine(server, home, again);
  }
  const release = () => {
    released = true;
    line.stdin?.end('released\n');
  };
  return { release };
}

/** Whether a killed predecessor's line is still there, about to stop the server. */
export function isTied(home: Home): boolean {
  try {
    return worksIn(Number(readFileSync(file(home), 'utf8')), home.cluster);
  } catch {
    return false;
  }
}

function throwLine(server: number, home: Home, lost: () => void): ChildProcess {
  const line = spawn('/bin/sh', ['-c', script, 'sh', String(server), home.cluster], {
    ...background(home.owner),
    cwd: home.cluster,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  line.once('error', () => {}); // No line could be thrown; the next start will find the server.
  line.once('exit', (_, signal) => signal && lost());
  line.stdin?.on('error', () => {}); // The line was lost while we wrote to it.
  if (line.pid) note(line.pid, home);
  return line;
}

function note(line: number, home: Home): void {
  try {
    replaceFile(file(home), `${line}\n`);
  } catch {
    // A full disk, say: then the next start does not know that it should wait for this one, and takes longer.
  }
}

const file = (home: Home) => join(home.folder, 'life-line.pid');
