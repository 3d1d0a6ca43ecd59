import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Context, Database } from './context.ts';
import { migrate, refuseForgetful } from './database/migrate.ts';
import { openDatabase, openPool } from './database/open.ts';
import { asOne, failuresOf, takeAll } from './endings.ts';
import { refuseForeignKeys } from './features/accounts/master-keys.ts';
import { type Postman, startPostman } from './features/mails/postman.ts';
import { listen } from './listen.ts';
import type { Settings } from './settings.ts';
import { openStorage, type Storage } from './storage.ts';
import { buildContext, type Overrides, openLog, replaceSigningKeys, requireMasterKey } from './wiring.ts';

/** A running product; `stop` lets requests finish, then ends the database that it started. */
export type Running = {
  readonly url: string;
  readonly server: FastifyInstance;
  readonly stop: () => Promise<void>;
};

const builtFolder = join(import.meta.dirname, '..', 'dist');

const openPooled = ({ connection }: Storage, log: Logger): Database =>
  openDatabase(openPool(connection, (error) => log.warn({ reason: error.message }, 'connection lost')));

/** Milliseconds between looks for connections that have become idle; a browser would keep them for minutes. */
const sweepPause = 50;

const drain = async (server: FastifyInstance): Promise<void> => {
  const sweep = setInterval(() => server.server.closeIdleConnections(), sweepPause);
  await server.close().finally(() => clearInterval(sweep));
};

/** From the moment that the port is open until the server closes. */
const sendMails = (server: FastifyInstance, context: Context): void => {
  let postman: Postman | undefined;
  server.addHook('onListen', async () => {
    postman = startPostman(context);
  });
  server.addHook('onClose', async () => postman?.stop());
};

/** How each thing that has been started is ended, in the order in which that is done: the last one first. */
type Ends = (() => Promise<unknown>)[];

const serveOn = async (settings: Settings, db: Database, overrides: Overrides, ends: Ends) => {
  const context = await buildContext(settings, db, overrides);
  ends.unshift(async () => context.analyst.close?.());
  await refuseForeignKeys(db, context.vault);
  await replaceSigningKeys(settings, context);
  const server = buildApp(context, overrides.pagesFolder ?? builtFolder);
  ends.unshift(() => drain(server));
  server.addHook('preClose', async () => context.model?.close());
  sendMails(server, context);
  return { url: await listen(server, settings), server };
};

/** PostgreSQL's own chatter is for debugging; what our supervisor has to say is for everybody. */
const logDatabase = (log: Logger, line: string): void =>
  /^\S*LOG:/.test(line) ? log.debug(`database: ${line}`) : log.info(`database: ${line}`);

/** Database, tables, features, port, in this order; whatever fails on the way leaves nothing running. */
export const serve = async (settings: Settings, overrides: Overrides = {}): Promise<Running> => {
  requireMasterKey(settings);
  const log = overrides.log ?? openLog(settings);
  const storage = await openStorage(settings, (line) => logDatabase(log, line));
  const db = openPooled(storage, log);
  const ends: Ends = [() => db.destroy(), () => storage.stop()];
  try {
    await refuseForgetful(db);
    await migrate(storage.connection);
    return { ...(await serveOn(settings, db, { ...overrides, log }, ends)), stop: () => takeAll(ends) };
  } catch (error) {
    throw asOne([error, ...(await failuresOf(ends))]);
  }
};
