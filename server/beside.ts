import type { Database } from './context.ts';
import { DataFolderInUse } from './database/embedded/errors.ts';
import { reachRunning } from './database/embedded/start.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, openPool } from './database/open.ts';
import type { Settings } from './settings.ts';
import { borrowed, openStorage, type Storage } from './storage.ts';

const openBeside = async (settings: Settings): Promise<Storage> => {
  try {
    return await openStorage(settings, () => {});
  } catch (error) {
    if (error instanceof DataFolderInUse) return borrowed(await reachRunning(settings.dataDir));
    throw error;
  }
};

/** Runs an operator's work on the product's database, also beside a server that is using it; then prints what it says. */
export const beside = async (settings: Settings, work: (db: Database) => Promise<string>): Promise<void> => {
  const storage = await openBeside(settings);
  const db = openDatabase(openPool(storage.connection, () => {}));
  try {
    await migrate(db);
    process.stdout.write(`${await work(db)}\n`);
  } finally {
    await db.destroy();
    await storage.stop();
  }
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
