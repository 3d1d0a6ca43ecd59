import { sql } from 'kysely';
import type { Database, Vault } from '../../context.ts';

/** Throws with what to do when something in the database was sealed under a master key that is not at hand. */
export const refuseForeignKeys = async (db: Database, vault: Vault): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select distinct master_key_id as id from user_keys`.execute(db);
  const missing = rows.map((row) => row.id).filter((id) => !vault.knows(id));
  if (missing.length === 0) return;
  throw new Error(
    `What people wrote in this database is sealed with another master key (${missing.join(', ')}). ` +
      'Set MASTER_KEY to that one, or put the file master-key back into the data folder. Nothing was changed.',
  );
};
