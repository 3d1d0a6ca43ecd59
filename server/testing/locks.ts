import pg from 'pg';
import { expect, vi } from 'vitest';
import { runOnce } from './databases.ts';

/** Connections to a database that wait for a lock now. */
const waiting = async (databaseUrl: string): Promise<number> => {
  const [row] = await runOnce(
    databaseUrl,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return Number(row?.n);
};

/** Waits until so many connections stand before a lock. */
export const untilWaiting = (databaseUrl: string, count: number) =>
  vi.waitFor(async () => expect(await waiting(databaseUrl)).toBe(count), { timeout: 5_000, interval: 20 });

/** Holds the rows of a statement while `work` goes on, and gives them back before what comes after. */
export const holding = async (
  databaseUrl: string,
  statement: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
};
