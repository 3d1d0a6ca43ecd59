import type { Database, Vault } from '../../context.ts';
import { readMasterKeyIds } from './store.ts';

/** Throws with what to do when something in the database was sealed under a master key that is not at hand. */
export const refuseForeignKeys = async (db: Database, vault: Vault): Promise<void> => {
  const missing = (await readMasterKeyIds(db)).filter((id) => !vault.knows(id));
  if (missing.length === 0) return;
  throw new Error(
    `What people wrote in this database is sealed with another master key (${missing.join(', ')}). ` +
      'Set MASTER_KEY to that one, or put the file master-key back into the data folder. Nothing was changed.',
  );
};
