import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';
import { namingPool, reasonOf } from './trouble.ts';

/** Where PostgreSQL listens: an address, or the socket folder of the embedded one. */
export type Connection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

/** Together they keep every request under ten seconds, whatever the database does. Times are in milliseconds. */
const connectTimeout = 2_500;
const statementTimeout = 5_000;
/** For a database that is frozen and cannot time out by itself. */
export const silenceTimeout = 6_000;
const poolSize = 16;

const limitsOfRequests: pg.PoolConfig = {
  statement_timeout: statementTimeout,
  query_timeout: silenceTimeout,
  idle_in_transaction_session_timeout: statementTimeout,
};

/** A pool of connections; `log` hears of connections that broke. */
export const openPool = (
  connection: Connection,
  log: (error: Error) => void,
  limits = limitsOfRequests,
): pg.Pool => {
  const pool = new pg.Pool({
    ...connection,
    ...limits,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'afterglow',
  });
  // The pool listens to idle connections only: one that breaks between two statements would end the process.
  pool.on('connect', (client) => client.on('error', log));
  pool.on('error', () => {});
  return pool;
};

/** Throws with the reason unless the database that DATABASE_URL names lets us in. */
export const refuseUnreachable = async (connection: Connection): Promise<void> => {
  const pool = openPool(connection, () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error as Error)}`);
  } finally {
    await pool.end();
  }
};

/** The typed door to the product's tables; destroying it ends the pool. Every call may reject with `DatabaseTrouble`. */
export const openDatabase = (pool: pg.Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) });

/** The same door for work that nobody waits for at a screen: a statement may take as long as the database itself allows. */
export const openUnlimited = (connection: Connection): Kysely<Tables> =>
  openDatabase(openPool(connection, () => {}, {}));
