import { type Kysely, sql } from 'kysely';

/** Mail that waits to be handed over; address, link and words are in the sealed content only. */
const statements = [
  `create table mails (
    id uuid primary key,
    kind text not null,
    people text[] not null,
    wrapped bytea not null,
    master_key_id text not null,
    content bytea not null,
    tries integer not null default 0,
    created_at timestamptz not null,
    due_at timestamptz not null,
    give_up_at timestamptz not null
  )`,
  `create index mails_by_time on mails (due_at)`,
  `create index mails_of_people on mails using gin (people)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
