import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { configure } from './configuration.ts';
import { applicationName } from './create-cluster.ts';
import { openFolder } from './data-folder.ts';
import { findHome } from './home.ts';
import { keep } from './keeper.ts';
import { launch, type Server } from './launch.ts';
import { takeLock } from './lock.ts';
import { packagedFolder } from './package.ts';
import type { Postmaster } from './postmaster.ts';
import { makeSocketFolder, port } from './socket-folder.ts';
import { takeOver } from './take-over.ts';

/** A PostgreSQL of our own that serves one data folder. */
export type EmbeddedDatabase = {
  /** What pg.Pool takes; host is the folder of the socket. */
  connection: { host: string; user: string; database: string; port: number };
  /** The server's process now: another one after a crash. */
  readonly pid: number;
  /** The server was left by an earlier process that was killed. */
  adopted: boolean;
  /** Stops the server, waits until it is gone and leaves the data folder to others; a second call waits for the first. */
  stop(): Promise<void>;
};

/** How another process reaches the PostgreSQL that is running on this data folder. */
export async function reachRunning(dataDir: string): Promise<EmbeddedDatabase['connection']> {
  const host = makeSocketFolder(await findHome(openFolder(dataDir)));
  return { host, user: applicationName, database: applicationName, port };
}

/** Starts PostgreSQL on a data folder, which it makes if need be; throws DataFolderInUse when another serves it. */
export async function startEmbedded(options: {
  dataDir: string;
  log: (line: string) => void;
}): Promise<EmbeddedDatabase> {
  const packaged = packagedFolder(process.platform, process.arch);
  const folder = openFolder(options.dataDir);
  const lock = takeLock(folder);
  try {
    const server = await prepare(folder, packaged, options.log);
    const first = await begin(server);
    const keeper = keep(first, server);
    let stopped: Promise<void> | undefined;
    return {
      connection: { host: server.socketFolder, user: applicationName, database: applicationName, port },
      get pid() {
        return keeper.pid();
      },
      adopted: first.adopted,
      stop() {
        stopped ??= keeper.stop().finally(lock.release);
        return stopped;
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepare(folder: string, packaged: string, log: (line: string) => void): Promise<Server> {
  const home = await findHome(folder);
  if (home.folder !== folder)
    log(`The account that PostgreSQL runs under cannot reach ${folder}: the database is in ${home.folder}`);
  const binaries = await findBinaries(packaged, home);
  await ensureCluster(home, binaries);
  configure(home);
  return { home, binaries, socketFolder: makeSocketFolder(home), log };
}

/** Takes over or starts; for a few seconds again while a killed server's last processes are at work. */
async function begin(server: Server): Promise<Postmaster> {
  for (let tries = 1; ; tries++) {
    try {
      return (await takeOver(server)) ?? (await launch(server));
    } catch (error) {
      if (tries === 20 || !/still in use|already exists/.test(String(error))) throw error;
      await sleep(250);
    }
  }
}
