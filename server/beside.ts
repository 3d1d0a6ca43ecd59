import type { Database, Vault } from './context.ts';
import { DataFolderInUse } from './database/embedded/errors.ts';
import { hasHome } from './database/embedded/home.ts';
import { reachRunning } from './database/embedded/start.ts';
import { isPrepared, migrate } from './database/migrate.ts';
import { openUnlimited } from './database/open.ts';
import { takeAll } from './endings.ts';
import { refuseForeignKeys } from './features/accounts/master-keys.ts';
import type { Settings } from './settings.ts';
import { borrowed, openStorage, type Storage } from './storage.ts';
import { openVault } from './wiring.ts';

const openBeside = async (settings: Settings): Promise<Storage> => {
  try {
    return await openStorage(settings, () => {});
  } catch (error) {
    if (error instanceof DataFolderInUse) return borrowed(await reachRunning(settings.dataDir));
    throw error;
  }
};

const noDatabase = (place: string): Error =>
  new Error(
    `There is no database of Afterglow in ${place}. This command needs the settings of the servers: ` +
      'DATA_DIR, or DATABASE_URL. Nothing was changed.',
  );

/** An empty database that a slip in a setting made would look like the servers' own, and like everything lost. */
const refuseNewFolder = ({ databaseUrl, dataDir }: Settings): void => {
  if (databaseUrl === null && !hasHome(dataDir)) throw noDatabase(dataDir);
};

const refuseNewTables = async ({ databaseUrl, dataDir }: Settings, db: Database): Promise<void> => {
  if (!(await isPrepared(db))) throw noDatabase(databaseUrl === null ? dataDir : 'DATABASE_URL');
};

/**
 * Runs an operator's work on the product's database, also beside a server that is using it; then prints what it says.
 * It may take as long as it needs: a request's limits would end what has to do with everything that is there.
 * Throws where there is none yet, unless the work is to fill one that `mayBeNew`.
 */
export const beside = async (
  settings: Settings,
  work: (db: Database) => Promise<string>,
  { mayBeNew = false } = {},
): Promise<void> => {
  if (!mayBeNew) refuseNewFolder(settings);
  const storage = await openBeside(settings);
  const db = openUnlimited(storage.connection);
  const run = async () => {
    if (!mayBeNew) await refuseNewTables(settings, db);
    await migrate(storage.connection);
    process.stdout.write(`${await work(db)}\n`);
  };
  await takeAll([run, () => db.destroy(), () => storage.stop()]);
};

/** The vault of the servers; throws before anything is sealed or wrapped where the master key at hand is not theirs. */
export const openVaultBeside = async (settings: Settings, db: Database): Promise<Vault> => {
  const vault = openVault(settings);
  await refuseForeignKeys(db, vault);
  return vault;
};

/** Runs a command to its end; an error is one message and exit code 1. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
