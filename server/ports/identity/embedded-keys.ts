import type { JSONWebKeySet } from 'jose';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

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
