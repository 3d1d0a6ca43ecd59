import type { JWTPayload } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Sessions cannot always be ended, and tokens never: we keep since when they are over, and take none of an older sign-in. */

/** Every sign-in of this user up to now is over, whatever the provider still gives out for it. */
export const endSessionsUntil = async (db: Kysely<Tables>, uid: string, now: Date): Promise<void> => {
  await sql`
    insert into ended_sessions (user_id, ended_at) values (${uid}, ${now})
    on conflict (user_id) do update set ended_at = greatest(ended_sessions.ended_at, excluded.ended_at)
  `.execute(db);
};

/** A token that is renewed keeps the time of its sign-in; an issuer that leaves it out goes by the time of issue. */
const begunAt = ({ auth_time, iat = 0 }: JWTPayload): number =>
  typeof auth_time === 'number' ? auth_time : iat;

/** Most providers count in whole seconds; one that does not is compared as exactly as it counts. */
const asCounted = (ended: Date, begun: number): number => {
  const seconds = ended.getTime() / 1000;
  return Number.isInteger(begun) ? Math.floor(seconds) : seconds;
};

/** Whether the token's sign-in came after the user's sessions were last ended. */
export const isStillOn = async (db: Kysely<Tables>, claims: JWTPayload): Promise<boolean> => {
  const row = await db
    .selectFrom('ended_sessions')
    .select('ended_at')
    .where('user_id', '=', claims.sub ?? '')
    .executeTakeFirst();
  const begun = begunAt(claims);
  return row === undefined || begun > asCounted(row.ended_at, begun);
};
