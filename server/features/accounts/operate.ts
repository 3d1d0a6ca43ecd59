import { sql } from 'kysely';
import type { Database } from '../../context.ts';

/** The account in use that has this address, as our own record has it. */
export const findByEmail = async (db: Database, email: string): Promise<string | null> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
};

/** Closes the account to its owner, or opens it again; true when that changed something. Nothing of it is deleted. */
export const setDisabled = async (db: Database, uid: string, disabled: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update users set disabled_at = ${disabled ? sql`now()` : null}, updated_at = now()
    where id = ${uid} and deleted_at is null and (disabled_at is null) = ${disabled}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};
