import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type EmbeddedDatabase, startEmbedded } from '../database/embedded/start.ts';
import { migrate } from '../database/migrate.ts';
import { temporaryFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database in which databases can be made. */
    adminUrl: string;
    /** Name of the migrated database that each test file copies. */
    template: string;
  }
}

/** The same server's address with another database in it. */
export const withDatabase = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

export const databaseName = (url: string): string => new URL(url).pathname.slice(1);

/** Runs one statement outside any pool and gives its rows. */
export const runOnce = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await client.query(statement).finally(() => client.end());
  return result.rows;
};

/**
 * Ends a database with the sessions that are left in it. The statement's own `force` gives up where the server just then
 * tidies the database, since that session is not ours to end; without it the server stops tidying by itself.
 */
export const dropDatabase = async (admin: string, name: string): Promise<void> => {
  const left = `from pg_stat_activity where datname = '${name}' and usename = current_user`;
  await runOnce(admin, `select pg_terminate_backend(pid) ${left}`);
  await runOnce(admin, `drop database ${name}`);
};

/** An embedded PostgreSQL as the setting DATABASE_URL names it. */
export const databaseUrlOf = ({ connection }: Pick<EmbeddedDatabase, 'connection'>): string => {
  const { user, host, port, database } = connection;
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};

const embedded = async () => {
  const folder = await temporaryFolder('afterglow-test-');
  const database = await startEmbedded({
    dataDir: join(folder.path, 'data'),
    log: () => {},
  });
  const stop = async () => {
    await database.stop();
    await folder.remove();
  };
  return { url: databaseUrlOf(database), stop };
};

const given = (url: string) => ({ url, stop: async () => {} });

/** Once for all test files: a PostgreSQL (TEST_DATABASE_URL, else the embedded one) with a migrated template in it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { TEST_DATABASE_URL } = project.config.env;
  const server = TEST_DATABASE_URL ? given(TEST_DATABASE_URL) : await embedded();
  const template = `template_${randomBytes(6).toString('hex')}`;
  await runOnce(server.url, `create database ${template}`);
  await migrate({ connectionString: withDatabase(server.url, template) });
  project.provide('adminUrl', server.url);
  project.provide('template', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
};
