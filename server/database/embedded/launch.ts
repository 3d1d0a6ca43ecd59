import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Binaries } from './binaries.ts';
import { fixedSettings } from './configuration.ts';
import { EmbeddedDatabaseFailed } from './errors.ts';
import type { Home } from './home.ts';
import { readPidFile } from './pid-file.ts';
import { end, type Postmaster } from './postmaster.ts';
import { background } from './program.ts';
import { until } from './wait.ts';

/** All that is needed to start PostgreSQL on one data folder. */
export type Server = { binaries: Binaries; home: Home; socketFolder: string; log: (line: string) => void };

/** The longest that a start may take: after a crash the log is played back first. */
const patience = 120_000;

/** Starts PostgreSQL and waits until it takes connections. */
export async function launch(server: Server): Promise<Postmaster> {
  const { binaries, home, socketFolder } = server;
  const args = ['-D', home.cluster, ...fixedSettings(socketFolder)];
  const child = spawn(binaries.postgres, args, {
    ...background(home.owner),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = listen(child, server.log);
  const gone = ending(child);
  if (!child.pid) throw new EmbeddedDatabaseFailed('PostgreSQL could not be started:', await gone);
  const postmaster = { pid: child.pid, adopted: false, gone };
  let ended = false;
  gone.then(() => {
    ended = true;
  });
  const ready = await until(() => ended || isReady(postmaster.pid, home.cluster), {
    every: 5,
    bound: patience,
  });
  if (ready && !ended) return postmaster;
  if (!ended) await end(postmaster);
  throw new EmbeddedDatabaseFailed(`PostgreSQL did not start (${await gone}):`, said.join('\n'));
}

function isReady(pid: number, cluster: string): boolean {
  const file = readPidFile(cluster);
  return file?.pid === pid && file.ready;
}

function listen(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = [];
  if (!child.stderr) return last;
  createInterface(child.stderr).on('line', (line) => {
    log(line);
    last.push(line);
    if (last.length > 20) last.shift();
  });
  return last;
}

function ending(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
}
