import type { JWTPayload } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A token outlives its session: we keep since when the sessions of a user are over, and accept no older token. */

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

const hasEnded = (claims: JWTPayload, endedAt: Date): boolean => {
  const begun = begunAt(claims);
  return begun <= asCounted(endedAt, begun);
};

/** Whether the token's sign-in came after the user's sessions were last ended. */
export const isStillOn = async (db: Kysely<Tables>, claims: JWTPayload): Promise<boolean> => {
  const row = await db
    .selectFrom('ended_sessions')
    .select('ended_at')
    .where('user_id', '=', claims.sub ?? '')
    .executeTakeFirst();
  return row === undefined || !hasEnded(claims, row.ended_at);
};

/** Milliseconds after which what ended meanwhile is looked up again: so long may another server's news take. */
const rereadPause = 1000;
/** Milliseconds for which a token is remembered at most; what ended earlier is found when it is verified anew. */
const longestRemembered = 3600_000;

/** Knows whose sessions ended lately, by one small query a second for all requests together. */
type EndedLately = {
  readonly isOver: (claims: JWTPayload) => Promise<boolean>;
  /** Looks again at the next request, after a session was ended here. */
  readonly lookAgain: () => void;
};

export const watchEndedSessions = (db: Kysely<Tables>, clock: () => Date): EndedLately => {
  let known: Promise<ReadonlyMap<string, Date>> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  const read = async (since: Date): Promise<ReadonlyMap<string, Date>> => {
    const rows = await db.selectFrom('ended_sessions').selectAll().where('ended_at', '>', since).execute();
    return new Map(rows.map((row) => [row.user_id, row.ended_at]));
  };

  const lately = (): Promise<ReadonlyMap<string, Date>> => {
    const now = clock().getTime();
    if (known && Math.abs(now - readAt) < rereadPause) return known;
    readAt = now;
    known = read(new Date(now - longestRemembered));
    known.catch(() => {
      known = null;
    });
    return known;
  };

  return {
    isOver: async (claims) => {
      const endedAt = (await lately()).get(claims.sub ?? '');
      return endedAt !== undefined && hasEnded(claims, endedAt);
    },
    lookAgain: () => {
      known = null;
    },
  };
};
