import type { Database, Vault } from '../../context.ts';
import { readKeysAfter, replaceKey } from './store.ts';

/** Rows that one statement looks at, so that nobody waits for the whole table. */
const batch = 200;

/**
 * Wraps every user's key with the master key of now and gives their number; no answer is touched. Servers go on
 * meanwhile, and it may be stopped and run again.
 */
export const wrapAllAnew = async (db: Database, vault: Vault): Promise<number> => {
  const next = (last: string) => readKeysAfter(db, last, batch);
  let count = 0;
  for (let keys = await next(''); keys.length > 0; keys = await next(keys.at(-1)?.uid ?? '')) {
    for (const key of keys) await replaceKey(db, key, vault.rewrap(key));
    count += keys.length;
  }
  return count;
};
