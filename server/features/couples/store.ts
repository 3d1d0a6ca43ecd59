import { sql } from 'kysely';
import type { Database, WrappedKey } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';

/**
 * Locks the accounts in the order of their ids, so that two pairings wait for each other but never for ever;
 * gives those that are in use.
 */
export const lockUsers = async (tx: Database, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; active: boolean }>`
    select id, ${activeUser('users')} as active from users where id in (${sql.join(ids)}) order by id for update
  `.execute(tx);
  return rows.filter((row) => row.active).map((row) => row.id);
};

/**
 * Holds the account until the transaction ends, so that no pairing and no other save of this user comes between;
 * gives its key, or null when the account is not in use.
 */
export const holdUser = async (tx: Database, uid: string): Promise<WrappedKey | null> => {
  const { rows } = await sql<WrappedKey>`
    select k.wrapped, k.master_key_id as "masterKeyId"
    from users u join user_keys k on k.user_id = u.id
    where u.id = ${uid} and ${activeUser('u')}
    for no key update of u
  `.execute(tx);
  return rows[0] ?? null;
};

/** The partner of each of the users who has one. */
export const partnersOf = async (
  tx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .selectFrom('partners')
    .selectAll()
    .where('user_id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.partner_id]));
};

/** The couple that the user is in now. */
export const coupleOf = async (tx: Database, uid: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('partners')
    .select('couple_id')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.couple_id ?? null;
};

/** Makes two single users a couple and gives its id; both rows go in by one statement, since each needs the other. */
export const insertCouple = async (tx: Database, a: string, b: string): Promise<string> => {
  const couple = await tx
    .insertInto('couples')
    .values({ confirmed_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('partners')
    .values([
      { user_id: a, partner_id: b, couple_id: couple.id },
      { user_id: b, partner_id: a, couple_id: couple.id },
    ])
    .execute();
  return couple.id;
};

/** Takes what each wrote while single into the couple. */
export const moveAnswersIn = async (
  tx: Database,
  coupleId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('answers')
    .set({ couple_id: coupleId, brought_in: true })
    .where('user_id', 'in', [...ids])
    .where('couple_id', 'is', null)
    .execute();
};

/** Waits for any other transaction that works on the couple as a whole. */
export const lockCouple = async (tx: Database, coupleId: string): Promise<void> => {
  await tx.selectFrom('couples').select('id').where('id', '=', coupleId).forUpdate().execute();
};
