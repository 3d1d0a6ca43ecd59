import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { endSessionsUntil } from './ended-sessions.ts';

/** An account of the embedded provider. */
export type EmbeddedAccount = { readonly uid: string; readonly email: string; readonly name: string };

/** The account with this address; null too where another provider keeps the accounts. */
export const findEmbeddedAccount = async (
  db: Kysely<Tables>,
  email: string,
): Promise<EmbeddedAccount | null> => {
  const { rows } = await sql<EmbeddedAccount>`
    select id as uid, email, name from identity."user" where email = ${email.toLowerCase()}
  `.execute(db);
  return rows[0] ?? null;
};

/** Signs the account out everywhere, whoever keeps its sessions, and its tokens with it; gives the number of ours that ended. */
export const endEverySession = async (db: Kysely<Tables>, uid: string): Promise<number> => {
  await endSessionsUntil(db, uid, new Date());
  const { numAffectedRows } = await sql`delete from identity.session where "userId" = ${uid}`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** Removes the account with its password and sessions, where it is ours. */
export const removeEmbeddedAccount = async (db: Kysely<Tables>, uid: string): Promise<void> => {
  await sql`delete from identity."user" where id = ${uid}`.execute(db);
};

/** Whether the operator has disabled the account; one that the product does not know yet is not. */
export const isDisabled = async (db: Kysely<Tables>, uid: string): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', uid)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};
