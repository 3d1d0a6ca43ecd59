import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderUnusable } from './errors.ts';
import { findOwner, type Owner } from './owner.ts';
import { admits } from './reach.ts';
import { replaceFile } from './replace-file.ts';

/** Where PostgreSQL's files for one data folder are, and whose they are. */
export type Home = { folder: string; cluster: string; owner: Owner | undefined };

const elsewhere = '/var/lib/afterglow';

/** Whether a data folder has a database, in it or elsewhere. */
export function hasHome(dataFolder: string): boolean {
  return ['database-location', 'postgres'].some((name) => existsSync(join(dataFolder, name)));
}

/**
 * The home of a data folder's database: the data folder itself wherever that can be.
 *
 * Started as root, PostgreSQL runs under an unprivileged account, and that account may be unable to reach
 * the data folder (a project below /root, say). Then the database lives in a folder of its own below
 * /var/lib/afterglow, as lasting as the data folder, and the file `database-location` in the data folder says
 * where. The folder's name is random and not made from the path, so that a data folder that was deleted and
 * made again starts empty, and one that was moved keeps its database.
 */
export async function findHome(dataFolder: string): Promise<Home> {
  const pointer = join(dataFolder, 'database-location');
  if (existsSync(pointer)) return homeAt(follow(dataFolder, pointer));
  const home = homeAt(dataFolder);
  if (!home.owner || (await admits(home.owner, dataFolder))) return home;
  if (existsSync(home.cluster)) {
    throw new DataFolderUnusable(
      `PostgreSQL runs as the user with id ${home.owner.uid}, which can no longer reach ${home.cluster}: ` +
        'give every folder above it the x permission for others again, or start Afterglow as that user.',
    );
  }
  return homeAt(settle(dataFolder, pointer));
}

function homeAt(folder: string): Home {
  const cluster = join(folder, 'postgres');
  return { folder, cluster, owner: findOwner(cluster) };
}

function settle(dataFolder: string, pointer: string): string {
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  const folder = mkdtempSync(join(elsewhere, 'data-'));
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'belongs-to'), dataFolder);
  replaceFile(pointer, `${folder}\n`);
  return folder;
}

function follow(dataFolder: string, pointer: string): string {
  const folder = readFileSync(pointer, 'utf8').trimEnd();
  if (!existsSync(folder)) {
    throw new DataFolderUnusable(`${pointer} says that the database is in ${folder}, and that is not there.`);
  }
  const origin = readFileSync(join(folder, 'belongs-to'), 'utf8');
  if (origin !== dataFolder && existsSync(join(origin, 'database-location'))) {
    throw new DataFolderUnusable(
      `${dataFolder} is a copy of ${origin}, and the database in ${folder} belongs to that one. ` +
        `Remove ${pointer} to start with an empty database.`,
    );
  }
  if (origin !== dataFolder) writeFileSync(join(folder, 'belongs-to'), dataFolder);
  return folder;
}
