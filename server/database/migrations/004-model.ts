import { type Kysely, sql } from 'kysely';

/** Who allowed which server to read their words, and what a model said to whom in the last day. */
const statements = [
  `alter table users add column model_host text`,
  `create table told_analyses (
    id uuid primary key,
    user_id text not null references users (id),
    content bytea not null,
    told_at timestamptz not null
  )`,
  `create index told_analyses_of_user on told_analyses (user_id, told_at desc)`,
  `create index told_analyses_by_age on told_analyses (told_at)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
