import type { Database } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';

/** The server that the user allowed to read their words, or null; undefined when the account is not in use. */
export const findAllowedHost = async (db: Database, uid: string): Promise<string | null | undefined> => {
  const row = await db
    .selectFrom('users')
    .select('model_host')
    .where('id', '=', uid)
    .where(activeUser('users'))
    .executeTakeFirst();
  return row?.model_host;
};

/** True when an account in use was changed. */
export const putAllowedHost = async (db: Database, uid: string, host: string | null): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({ model_host: host })
    .where('id', '=', uid)
    .where(activeUser('users'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** True where each of these users allowed this server. */
export const allAllow = async (db: Database, uids: readonly string[], host: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...uids])
    .where('model_host', '=', host)
    .where(activeUser('users'))
    .execute();
  return rows.length === uids.length;
};
