import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brand } from '../contract/brand.ts';
import { buildApp } from './app.ts';
import { startEmbedded } from './database/embedded/start.ts';
import { migrate, refuseForgetful } from './database/migrate.ts';
import type { Connection } from './database/open.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { buildContext, type Overrides, openLog } from './wiring.ts';

/** A running product; `stop` lets requests finish, then ends the database that it started. */
export type Running = {
  readonly url: string;
  readonly server: FastifyInstance;
  readonly stop: () => Promise<void>;
};

const pagesFolder = join(import.meta.dirname, '..', 'dist');

type Storage = { readonly connection: Connection; readonly stop: () => Promise<void> };

const openStorage = async (settings: Settings, log: (line: string) => void): Promise<Storage> =>
  settings.databaseUrl === null
    ? startEmbedded({ dataDir: settings.dataDir, log })
    : { connection: { connectionString: settings.databaseUrl }, stop: async () => {} };

const serveOn = async (settings: Settings, storage: Storage, overrides: Overrides): Promise<Running> => {
  const context = await buildContext(settings, storage.connection, overrides);
  await refuseForgetful(context.db);
  await migrate(context.db);
  const server = buildApp(context, pagesFolder);
  const stop = async () => {
    await server.close();
    await context.db.destroy();
    await storage.stop();
  };
  return { url: await listen(server, settings), server, stop };
};

/** Database, tables, features, port, in this order; whatever fails on the way leaves nothing running. */
export const serve = async (settings: Settings, overrides: Overrides = {}): Promise<Running> => {
  const log = overrides.log ?? openLog(settings);
  const storage = await openStorage(settings, (line) => log.info(`${brand.name} database: ${line}`));
  try {
    return await serveOn(settings, storage, { ...overrides, log });
  } catch (error) {
    await storage.stop();
    throw error;
  }
};
