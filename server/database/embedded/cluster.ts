import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { createCluster, unfinished } from './create-cluster.ts';
import { DataFolderUnusable } from './errors.ts';
import type { Home } from './home.ts';
import { until } from './wait.ts';

/** Makes sure that the home holds a cluster of our major version. */
export async function ensureCluster(home: Home, binaries: Binaries): Promise<void> {
  await sweep(home);
  if (existsSync(home.cluster) && readdirSync(home.cluster).length > 0) checkMajor(home.cluster, binaries);
  else await createCluster(home, binaries);
}

/** A first start that was killed half-way leaves such folders, and in them an initdb that does not know it yet. */
async function sweep(home: Home): Promise<void> {
  const left = readdirSync(home.folder).filter((name) => name.startsWith(unfinished));
  for (const name of left) {
    await until(() => isRemoved(join(home.folder, name)), { every: 50, bound: 5_000 });
  }
}

function isRemoved(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Something was written into it meanwhile.
  }
  return !existsSync(path);
}

function checkMajor(cluster: string, binaries: Binaries): void {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(file)) throw new DataFolderUnusable(`${cluster} holds something that is not PostgreSQL's.`);
  const major = readFileSync(file, 'utf8').trim();
  if (major === binaries.major) return;
  throw new DataFolderUnusable(
    `The database in ${cluster} was written by PostgreSQL ${major}, and this release brings ${binaries.major}, ` +
      'which cannot read it. Start the release that wrote it, make a back-up there, and restore that with this ' +
      'release and DATA_DIR set to a new folder.',
  );
}
