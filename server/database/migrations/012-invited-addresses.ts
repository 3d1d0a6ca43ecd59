import { type Kysely, sql } from 'kysely';

/** An invited address goes with its code; here go those of codes that were dead before, and the others can be found. */
const statements = [
  `update invites set partner_email = null
    where partner_email is not null
      and (used_at is not null or revoked_at is not null or expires_at <= now())`,
  `create index invited_addresses on invites (expires_at) where partner_email is not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
