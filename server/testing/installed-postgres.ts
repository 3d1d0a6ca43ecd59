import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findOwner, give, type Owner } from '../database/embedded/owner.ts';
import { runOnce } from './databases.ts';

/** Where Debian and its relatives put each release. */
const releases = '/usr/lib/postgresql';

/** Folder of the newest installed PostgreSQL's programs, or null where none is installed. */
export const installedPrograms = (): string | null => {
  const found = existsSync(releases) ? readdirSync(releases) : [];
  const newest = found
    .filter((release) => existsSync(join(releases, release, 'bin', 'initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(releases, newest, 'bin');
};

/** A separately installed PostgreSQL with a cluster of its own, which the test itself starts and kills. */
type InstalledPostgres = {
  readonly url: string;
  /** Kills it outright, and starts it again once nothing of it is left. */
  readonly killAndStart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const as = (owner: Owner | undefined) => (owner ? { uid: owner.uid, gid: owner.gid } : {});

const gone = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();

const answers = (url: string): Promise<boolean> =>
  runOnce(url, 'select 1').then(
    () => true,
    () => false,
  );

/** Starts one in `folder`; it refuses while a killed one's last process still lives, so it is tried again. */
export const startInstalled = async (programs: string, folder: string): Promise<InstalledPostgres> => {
  const owner = findOwner(join(folder, 'cluster'));
  const [home, data] = [join(folder, 'installed'), join(folder, 'installed', 'data')];
  mkdirSync(home);
  give(home, owner);
  const words = ['-D', data, '-U', 'afterglow', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  const made = spawnSync(join(programs, 'initdb'), words, { ...as(owner), cwd: home, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const url = `postgresql://afterglow@localhost/postgres?host=${encodeURIComponent(home)}`;
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${home}`];
  let child: ChildProcess | undefined;

  const launch = async (): Promise<void> => {
    for (let tries = 0; tries < 400; tries++) {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        child = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
          ...as(owner),
          cwd: home,
          stdio: 'ignore',
        });
      if (await answers(url)) return;
      await sleep(50);
    }
    throw new Error('the installed PostgreSQL did not start');
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child?.kill(signal);
    if (child) await gone(child);
  };

  await launch();
  return {
    url,
    killAndStart: async () => {
      await end('SIGKILL');
      await launch();
    },
    stop: () => end('SIGINT'),
  };
};
