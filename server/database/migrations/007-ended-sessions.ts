import { type Kysely, sql } from 'kysely';

/** Since when the sessions of a user are over, for every provider: a token outlives its session. */
const statements = [
  `create table ended_sessions (
    user_id text primary key,
    ended_at timestamptz not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
