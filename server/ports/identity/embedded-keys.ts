import { randomUUID } from 'node:crypto';
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

/** A key as the library makes and reads it. */
type SigningKey = {
  id: string;
  publicKey: string;
  privateKey: string;
  createdAt: Date;
  expiresAt?: Date;
  alg?: 'EdDSA';
  crv?: 'Ed25519';
};

type NewKey = Pick<SigningKey, 'publicKey' | 'privateKey' | 'createdAt'> & {
  readonly expiresAt?: Date | undefined;
};

/** Any number, the same on every server. */
const lock = 7_350_601;

/**
 * Puts a key in place unless another request was first, here or on another server: then gives that one. Each would
 * sign with a key of its own otherwise, and servers look for unknown keys once a minute only.
 */
export const keepOneKey =
  (db: Kysely<Tables>) =>
  async ({ publicKey, privateKey, createdAt, expiresAt }: NewKey): Promise<SigningKey> =>
    db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
      const found = await sql<SigningKey>`
        select * from identity.jwks where "expiresAt" > ${createdAt} order by "createdAt" desc limit 1
      `.execute(tx);
      if (found.rows[0]) return found.rows[0];
      const made = await sql<SigningKey>`
        insert into identity.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv)
        values (${randomUUID()}, ${publicKey}, ${privateKey}, ${createdAt}, ${expiresAt ?? null}, 'EdDSA', 'Ed25519')
        returning *
      `.execute(tx);
      const [key] = made.rows;
      if (!key) throw new Error('a signing key could not be kept');
      return key;
    });
