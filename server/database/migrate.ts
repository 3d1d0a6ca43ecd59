import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as first from './migrations/001-first.ts';
import * as identity from './migrations/002-identity.ts';
import * as taps from './migrations/003-taps.ts';
import * as model from './migrations/004-model.ts';
import * as mails from './migrations/005-mails.ts';
import * as rotatingKeys from './migrations/005-rotating-keys.ts';
import * as endedSessions from './migrations/007-ended-sessions.ts';
import * as sessionEnd from './migrations/008-session-end.ts';
import * as scoresEnd from './migrations/009-scores-end.ts';
import * as oldestBudgets from './migrations/010-oldest-budgets.ts';
import * as partnersInBatches from './migrations/011-partners-in-batches.ts';
import * as invitedAddresses from './migrations/012-invited-addresses.ts';
import { type Connection, openUnlimited } from './open.ts';
import type { Tables } from './tables.ts';

/**
 * In the order of their names, which every database has written down: one that is renamed, taken out or put before the
 * last keeps Kysely from starting. So two have the number 005, none has 006, and both stay as they are.
 */
const migrations: Record<string, Migration> = {
  '001-first': first,
  '002-identity': identity,
  '003-taps': taps,
  '004-model': model,
  '005-mails': mails,
  '005-rotating-keys': rotatingKeys,
  '007-ended-sessions': endedSessions,
  '008-session-end': sessionEnd,
  '009-scores-end': scoresEnd,
  '010-oldest-budgets': oldestBudgets,
  '011-partners-in-batches': partnersInBatches,
  '012-invited-addresses': invitedAddresses,
};

/** PostgreSQL's code for what a user has no right to. */
const insufficientPrivilege = '42501';

const mayNot = (reason: string): Error =>
  new Error(`The user of DATABASE_URL must own the database, to make its tables (${reason}).`);

const bringUpToDate = async (db: Kysely<Tables>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege)
    throw mayNot(error.message);
  if (error) throw error;
};

/**
 * Brings the tables up to date; safe to repeat, and several servers may do it at once: one after the other (Kysely takes
 * a lock), however long that takes.
 */
export const migrate = async (connection: Connection): Promise<void> => {
  const db = openUnlimited(connection);
  await bringUpToDate(db).finally(() => db.destroy());
};

/** Whether a server has made its tables here, in this release or an earlier one. */
export const isPrepared = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pg_tables where schemaname = 'public' and tablename = 'users'
  `.execute(db);
  return rows.length > 0;
};

/** Throws when the database could lose an acknowledged write. */
export const refuseForgetful = async (db: Kysely<Tables>): Promise<void> => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')
  `.execute(db);
  const off = rows.filter((row) => row.setting === 'off').map((row) => row.name);
  if (off.length === 0) return;
  throw new Error(
    `This PostgreSQL may lose saved answers in a crash: ${off.join(', ')} is off. Switch it on and start again.`,
  );
};
