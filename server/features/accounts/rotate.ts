import type { Database, Vault, WrappedKey } from '../../context.ts';

/** Rows that one statement looks at, so that nobody waits for the whole table. */
const batch = 200;

const keysAfter = async (db: Database, last: string) =>
  db
    .selectFrom('user_keys')
    .select(['user_id', 'wrapped', 'master_key_id'])
    .where('user_id', '>', last)
    .orderBy('user_id')
    .limit(batch)
    .execute();

/** Only where nobody else has wrapped it anew meanwhile. */
const replaceKey = async (
  db: Database,
  uid: string,
  before: WrappedKey,
  after: WrappedKey,
): Promise<void> => {
  await db
    .updateTable('user_keys')
    .set({ wrapped: after.wrapped, master_key_id: after.masterKeyId })
    .where('user_id', '=', uid)
    .where('wrapped', '=', before.wrapped)
    .execute();
};

/**
 * Wraps every user's key with the master key of now and gives their number; no answer is touched. Servers go on
 * meanwhile, and it may be stopped and run again.
 */
export const wrapAllAnew = async (db: Database, vault: Vault): Promise<number> => {
  let count = 0;
  let last = '';
  for (let rows = await keysAfter(db, last); rows.length > 0; rows = await keysAfter(db, last)) {
    for (const row of rows) {
      const key = { wrapped: row.wrapped, masterKeyId: row.master_key_id };
      await replaceKey(db, row.user_id, key, vault.rewrap({ uid: row.user_id, key }));
      last = row.user_id;
    }
    count += rows.length;
  }
  return count;
};
