import { type Kysely, sql } from 'kysely';

/** Scores end with their couple; here go those of couples that ended while scores stayed. */
const statements = [
  `delete from scores s using couples c where c.id = s.couple_id and c.ended_at is not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
