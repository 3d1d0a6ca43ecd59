import { type Kysely, sql } from 'kysely';

/** A session that is used goes on by sixty days each time; here is where it ends whatever happens. */
const statements = [
  `create function identity.end_of_session() returns trigger language plpgsql as $$
  begin
    new."expiresAt" := least(new."expiresAt", new."createdAt" + interval '180 days');
    return new;
  end $$`,
  `create trigger end_of_session before insert or update on identity.session
    for each row execute function identity.end_of_session()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
