import { randomUUID } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
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

/** Whether a key's private half was sealed with this secret; nobody can sign with one that was not. */
const opensWith = async (
  secret: string,
  { privateKey }: Pick<SigningKey, 'privateKey'>,
): Promise<boolean> => {
  try {
    await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) });
    return true;
  } catch {
    return false;
  }
};

/** The keys that sign and that this secret opens, the newest first: a server that still has another secret makes its own. */
const openKeys = async (db: Kysely<Tables>, secret: string, after: Date): Promise<SigningKey[]> => {
  const { rows } = await sql<SigningKey>`
    select * from identity.jwks where "expiresAt" > ${after} order by "createdAt" desc
  `.execute(db);
  const isOpen = await Promise.all(rows.map((row) => opensWith(secret, row)));
  return rows.filter((_, at) => isOpen[at]);
};

/**
 * Puts a key in place unless another request was first, here or on another server: then gives that one. Each would
 * sign with a key of its own otherwise, and servers look for unknown keys once a minute only.
 */
const keepOneKey = async (
  db: Kysely<Tables>,
  secret: string,
  { publicKey, privateKey, createdAt, expiresAt }: NewKey,
): Promise<SigningKey> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
    const [found] = await openKeys(tx, secret, createdAt);
    if (found) return found;
    const made = await sql<SigningKey>`
      insert into identity.jwks (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv)
      values (${randomUUID()}, ${publicKey}, ${privateKey}, ${createdAt}, ${expiresAt ?? null}, 'EdDSA', 'Ed25519')
      returning *
    `.execute(tx);
    const [key] = made.rows;
    if (!key) throw new Error('a signing key could not be kept');
    return key;
  });

const newKey = async (secret: string): Promise<NewKey> => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const data = JSON.stringify(await exportJWK(pair.privateKey));
  const createdAt = new Date();
  return {
    publicKey: JSON.stringify(await exportJWK(pair.publicKey)),
    privateKey: JSON.stringify(await symmetricEncrypt({ key: secret, data })),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + keyTimes.signs * 1000),
  };
};

/**
 * Deletes the keys that were sealed with another secret, since whoever knows that one could sign with them, and puts a
 * new one in their place; gives their number. The new one is there before a server looks for keys it does not know.
 */
export const replaceForeignKeys = async (db: Kysely<Tables>, secret: string): Promise<number> => {
  const { rows } = await sql<SigningKey>`select * from identity.jwks`.execute(db);
  const isOpen = await Promise.all(rows.map((row) => opensWith(secret, row)));
  const foreign = rows.filter((_, at) => !isOpen[at]);
  for (const { id } of foreign) await sql`delete from identity.jwks where id = ${id}`.execute(db);
  if (foreign.length > 0) await keepOneKey(db, secret, await newKey(secret));
  return foreign.length;
};

/** The keys as the library asks for them to sign. */
export const signingKeys = (db: Kysely<Tables>, secret: string) => ({
  getJwks: () => openKeys(db, secret, new Date()),
  createJwk: (made: NewKey) => keepOneKey(db, secret, made),
});
