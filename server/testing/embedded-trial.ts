import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import type { Owner } from '../database/embedded/owner.ts';
import { worksIn } from '../database/embedded/pid-file.ts';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/start.ts';
import { until } from '../database/embedded/wait.ts';

/** What the process of `database/embedded/serve.fixture.ts` says. */
type Said = Partial<{
  pid: number;
  adopted: boolean;
  connection: EmbeddedDatabase['connection'];
  failed: string;
  message: string;
}>;

/** An account that is nobody's in particular, for tests that root runs. */
export const stranger: Owner = { uid: 65534, gid: 65534 };

/** Whether the tests can change to another account. */
export const isRoot = process.getuid?.() === 0;

const made: string[] = [];

/** Has a folder removed after the tests of the file. */
export function removeAfterwards(folder: string): void {
  made.push(folder);
}

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A folder that every account reaches, removed after the tests of the file. */
export function temporaryFolder(owner?: Owner): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'afterglow-test-'));
  chmodSync(folder, 0o755);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  made.push(folder);
  return folder;
}

let shared: string | undefined;

/** A data folder for every test of the file that does not need one of its own: making a cluster takes longest. */
export function sharedFolder(): string {
  shared ??= temporaryFolder();
  return shared;
}

/** Starts in this process, and stops after the test. */
export async function start(
  dataDir: string,
  log: (line: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log });
  onTestFinished(() => database.stop());
  return database;
}

/** Starts in a process of its own, which the test may kill; `said` is what it says when it serves or fails. */
export function startElsewhere(dataDir: string, owner?: Owner): { child: ChildProcess; said: Promise<Said> } {
  const fixture = fileURLToPath(new URL('../database/embedded/serve.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [fixture, dataDir], {
    ...owner,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => end(child));
  const said = new Promise<Said>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const what: Said = JSON.parse(line);
      if (what.pid || what.failed) resolve(what);
    });
    child.once('exit', () => reject(new Error('It ended without a word')));
  });
  said.catch(() => {}); // A test that kills it early does not ask.
  return { child, said };
}

/** Kills a process and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** One statement on a connection of its own. */
export async function ask(connection: EmbeddedDatabase['connection'] | undefined, sql: string) {
  const client = new pg.Client({ ...connection });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** Waits, in a test, for something that takes no more than a few seconds. */
export async function soon(check: () => boolean): Promise<void> {
  if (!(await until(check, { every: 5, bound: 10_000 }))) throw new Error(`It did not happen: ${check}`);
}

/** Whether this process is the server of the data folder. */
export function serves(pid: number, folder: string): boolean {
  return worksIn(pid, join(folder, 'postgres'));
}

/** The names in a folder that begin so. */
export function named(folder: string, beginning: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(beginning));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
