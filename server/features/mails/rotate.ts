import type { Database, Vault } from '../../context.ts';
import { readMailKeys, replaceMailKey } from './store.ts';

/** Wraps the keys of the mails that wait with the master key of now; those being sent meanwhile need none. */
export const wrapMailsAnew = async (db: Database, vault: Vault): Promise<void> => {
  for (const key of await readMailKeys(db)) await replaceMailKey(db, key.uid, vault.rewrap(key));
};
