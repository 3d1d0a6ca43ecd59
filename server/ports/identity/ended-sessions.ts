import type { JWTPayload } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** For providers whose sessions are not ours to end: we keep since when, and accept no token of an older sign-in. */

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

/** Whether the token's sign-in came after the user's sessions were last ended. Providers count in whole seconds. */
export const isStillOn = async (db: Kysely<Tables>, claims: JWTPayload): Promise<boolean> => {
  const row = await db
    .selectFrom('ended_sessions')
    .select('ended_at')
    .where('user_id', '=', claims.sub ?? '')
    .executeTakeFirst();
  return row === undefined || begunAt(claims) > Math.floor(row.ended_at.getTime() / 1000);
};
