import { type Kysely, sql } from 'kysely';

/** Keys from before they were changed by themselves had no end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update identity.jwks set "expiresAt" = "createdAt" + interval '30 days' where "expiresAt" is null
  `.execute(db);
};
