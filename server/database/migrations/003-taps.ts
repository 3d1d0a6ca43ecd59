import { type Kysely, sql } from 'kysely';

/**
 * One tap a person, question and couple. It names the versions of the two answers that it is about, so that it is
 * void as soon as either of them reads differently, whoever saves at that moment.
 */
const statements = [
  `create table taps (
    couple_id uuid not null references couples (id),
    user_id text not null references users (id),
    question_id text not null,
    own_version integer not null,
    other_version integer not null,
    content bytea not null,
    version integer not null default 1,
    tapped_at timestamptz not null default now(),
    primary key (couple_id, question_id, user_id)
  )`,
  `create index taps_of_user on taps (user_id)`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
