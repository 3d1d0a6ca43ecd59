import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Tokens with an unknown key make the keys be read again at most this often, in milliseconds. */
const rereadPause = 60_000;

/** Seconds for which a key signs, and for which its tokens are good after that; they live a quarter of an hour. */
export const keyTimes = { signs: 30 * 24 * 3600, overlap: 3600 } as const;

/** The embedded provider's published keys as its table has them now, without those whose tokens have all expired. */
export const loadEmbeddedKeys = async (db: Kysely<Tables>, now: Date): Promise<JSONWebKeySet> => {
  const goodAfter = new Date(now.getTime() - keyTimes.overlap * 1000);
  const { rows } = await sql<{ id: string; publicKey: string; alg: string | null }>`
    select id, "publicKey", alg from identity.jwks
    where "expiresAt" is null or "expiresAt" > ${goodAfter}
  `.execute(db);
  return {
    keys: rows.map((row) => ({ ...JSON.parse(row.publicKey), kid: row.id, alg: row.alg ?? 'EdDSA' })),
  };
};

/**
 * Finds a token's key among those that `load` gives. They are kept; a key that another server process has just made
 * is unknown at first, so the first unknown one makes them be loaded again at once, and further ones once a minute.
 */
export const rememberedKeys = (load: () => Promise<JSONWebKeySet>, clock: () => Date): JWTVerifyGetKey => {
  let current: Promise<ReturnType<typeof createLocalJWKSet>> | null = null;
  let rereadAt = Number.NEGATIVE_INFINITY;

  const read = () => {
    current = load().then(createLocalJWKSet);
    current.catch(() => {
      current = null;
    });
    return current;
  };

  const mayReread = (): boolean => {
    const now = clock().getTime();
    if (now - rereadAt < rereadPause) return false;
    rereadAt = now;
    return true;
  };

  return async (header, token) => {
    const keys = await (current ?? read());
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !mayReread()) throw error;
      return (await read())(header, token);
    }
  };
};
