import type { Database, Vault } from '../../context.ts';

/** Wraps the keys of the mails that wait with the master key of now; those being sent meanwhile need none. */
export const wrapMailsAnew = async (db: Database, vault: Vault): Promise<void> => {
  const rows = await db.selectFrom('mails').select(['id', 'wrapped', 'master_key_id']).execute();
  for (const row of rows) {
    const key = { wrapped: row.wrapped, masterKeyId: row.master_key_id };
    const { wrapped, masterKeyId } = vault.rewrap({ uid: row.id, key });
    await db
      .updateTable('mails')
      .set({ wrapped, master_key_id: masterKeyId })
      .where('id', '=', row.id)
      .execute();
  }
};
