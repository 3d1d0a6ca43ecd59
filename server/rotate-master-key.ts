import { DataFolderInUse } from './database/embedded/errors.ts';
import { reachRunning, startEmbedded } from './database/embedded/start.ts';
import { type Connection, openDatabase, openPool } from './database/open.ts';
import { wrapAllAnew } from './features/accounts/rotate.ts';
import { addKeyToFile } from './ports/vault/key-file.ts';
import { readSettings, type Settings } from './settings.ts';
import { keyFileOf, openVault } from './wiring.ts';

/** `npm run rotate-master-key`: wraps every user's key with a new master key, also while servers run. */

type Storage = { readonly connection: Connection; readonly stop: () => Promise<void> };

const borrowed = (connection: Connection): Storage => ({ connection, stop: async () => {} });

const openStorage = async ({ databaseUrl, dataDir }: Settings): Promise<Storage> => {
  if (databaseUrl !== null) return borrowed({ connectionString: databaseUrl });
  try {
    return await startEmbedded({ dataDir, log: () => {} });
  } catch (error) {
    if (error instanceof DataFolderInUse) return borrowed(await reachRunning(dataDir));
    throw error;
  }
};

const rotate = async (settings: Settings): Promise<number> => {
  const storage = await openStorage(settings);
  const db = openDatabase(openPool(storage.connection, () => {}));
  try {
    if (settings.masterKeys.length === 0) addKeyToFile(keyFileOf(settings));
    return await wrapAllAnew(db, openVault(settings));
  } finally {
    await db.destroy();
    await storage.stop();
  }
};

try {
  const count = await rotate(readSettings());
  process.stdout.write(
    `${count} keys are wrapped with the master key of now. Keep the older one for your backups.\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
