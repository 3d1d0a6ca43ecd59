import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A token with an unknown key makes the keys be read again at most this often, in milliseconds. */
const rereadPause = 60_000;

const readKeys = async (db: Kysely<Tables>) => {
  const { rows } = await sql<{ id: string; publicKey: string; alg: string | null }>`
    select id, "publicKey", alg from identity.jwks
  `.execute(db);
  const keys = rows.map((row) => ({ ...JSON.parse(row.publicKey), kid: row.id, alg: row.alg ?? 'EdDSA' }));
  return createLocalJWKSet({ keys });
};

/** The embedded provider's published keys, read from its table; a token must name one of them. */
export const embeddedKeys = (db: Kysely<Tables>, clock: () => Date): JWTVerifyGetKey => {
  let current: ReturnType<typeof readKeys> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;

  const reread = () => {
    readAt = clock().getTime();
    current = readKeys(db);
    current.catch(() => {
      current = null;
    });
    return current;
  };

  return async (header, token) => {
    if (typeof header?.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    const keys = await (current ?? reread());
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || clock().getTime() - readAt < rereadPause)
        throw error;
      return (await reread())(header, token);
    }
  };
};
