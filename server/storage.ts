import { startEmbedded } from './database/embedded/start.ts';
import { type Connection, refuseUnreachable } from './database/open.ts';
import type { Settings } from './settings.ts';

/** How the database is reached; `stop` ends it where it is our own, and leaves any other as it is. */
export type Storage = { readonly connection: Connection; readonly stop: () => Promise<void> };

/** A database that somebody else starts and ends. */
export const borrowed = (connection: Connection): Storage => ({ connection, stop: async () => {} });

const reached = async (connectionString: string): Promise<Storage> => {
  await refuseUnreachable({ connectionString });
  return borrowed({ connectionString });
};

/** The database that the settings name, else our own, started; throws DataFolderInUse when another process serves that. */
export const openStorage = async (
  { databaseUrl, dataDir }: Settings,
  log: (line: string) => void,
): Promise<Storage> => (databaseUrl === null ? startEmbedded({ dataDir, log }) : reached(databaseUrl));
