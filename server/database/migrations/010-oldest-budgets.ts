import { type Kysely, sql } from 'kysely';

/** Counters whose window is over are looked for all the time, and must be found without reading the others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index budgets_oldest_first on budgets (window_start)`.execute(db);
};
