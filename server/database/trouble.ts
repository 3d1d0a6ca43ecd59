import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The database cannot be reached or cannot serve now, or two transactions stood in each other's way; worth another try. */
class DatabaseTrouble extends Error {
  readonly code: 'DATABASE_AWAY' | 'DATABASE_CONTENDED';

  constructor(code: DatabaseTrouble['code'], reason: string) {
    super(reason);
    this.name = 'DatabaseTrouble';
    this.code = code;
  }
}

/** PostgreSQL's classes for "cannot serve now", and what the system says of a socket. */
const away = /^(?:08|53|57|25P03$|E[A-Z]+$|EAI_)/;
/** What the pool and the driver say without a code. */
const awayInWords =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;
/** PostgreSQL's class for "somebody else was first". */
const contended = /^40/;

/** Some errors of a connection have a code and no message. */
export const reasonOf = ({ message, code }: NodeJS.ErrnoException): string => message || (code ?? 'unknown');

/** An error of the driver by the name that is known above it; whatever has none stays as it is. */
export const named = (error: NodeJS.ErrnoException): Error => {
  const { code = '', message } = error;
  if (contended.test(code)) return new DatabaseTrouble('DATABASE_CONTENDED', reasonOf(error));
  if (away.test(code) || awayInWords.test(message))
    return new DatabaseTrouble('DATABASE_AWAY', reasonOf(error));
  return error;
};

const naming = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw named(error);
  });

/** Statements alone: a cursor, which the type knows too, is for streams, and nothing here streams. */
const namingClient = (client: pg.PoolClient): PostgresPoolClient => {
  const query = (sql: string, parameters: unknown[]) => naming(client.query(sql, parameters));
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
};

/** The pool as the rest sees it: here alone it is known that a refused socket is the database's and nobody else's. */
export const namingPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => namingClient(await naming(pool.connect())),
  end: () => pool.end(),
});
