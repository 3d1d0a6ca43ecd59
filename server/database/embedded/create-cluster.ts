import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { syncFolder } from '../sync-folder.ts';
import { type Binaries, copyBinaries } from './binaries.ts';
import { EmbeddedDatabaseFailed } from './errors.ts';
import type { Home } from './home.ts';
import { give, type Owner } from './owner.ts';
import { run } from './program.ts';

/** The database of the application, and the role that owns it, which is no superuser. */
export const applicationName = 'afterglow';

/** How the folders are named in which clusters begin. */
export const unfinished = 'postgres.new-';

const createApplication = [
  `CREATE ROLE ${applicationName} LOGIN CREATEDB;`,
  `CREATE DATABASE ${applicationName} OWNER ${applicationName};`,
  '',
].join('\n');

const initdbOptions = [
  ...['--username=postgres', '--auth=trust', '--data-checksums', '--no-instructions', '--no-sync'],
  ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
];

/** Makes a cluster beside its place and renames it then: one that is in its place is whole. */
export async function createCluster(home: Home, binaries: Binaries): Promise<void> {
  const fresh = mkdtempSync(join(home.folder, unfinished));
  give(fresh, home.owner);
  await withPlainPath(binaries.folder, (folder) => initialize(fresh, folder, home.owner));
  renameSync(fresh, home.cluster);
  syncFolder(home.folder);
}

async function initialize(cluster: string, folder: string, owner: Owner | undefined): Promise<void> {
  const initdb = join(folder, 'bin/initdb');
  await must(initdb, ['-D', cluster, ...initdbOptions], owner);
  // In single-user mode, so that the application's database is there before the cluster is in its place.
  const single = [
    '--single',
    '-D',
    cluster,
    '-c',
    'exit_on_error=on',
    '-c',
    'log_checkpoints=off',
    'postgres',
  ];
  await must(join(folder, 'bin/postgres'), single, owner, createApplication);
  await must(initdb, ['-D', cluster, '--sync-only'], owner);
}

async function must(file: string, args: string[], owner: Owner | undefined, input?: string): Promise<void> {
  const { code, output } = await run(file, args, owner, input);
  if (code !== 0) throw new EmbeddedDatabaseFailed(`PostgreSQL's ${basename(file)} failed:`, output);
}

/** Calls with a copy if need be: initdb calls postgres through a shell, and these characters break the call. */
async function withPlainPath(folder: string, use: (folder: string) => Promise<void>): Promise<void> {
  if (!/["$`\\]/.test(folder)) return use(folder);
  const temporary = mkdtempSync('/tmp/afterglow-binaries-');
  try {
    await copyBinaries(folder, join(temporary, 'native'));
    await run('/bin/chmod', ['a+rx', temporary], undefined);
    await use(join(temporary, 'native'));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
