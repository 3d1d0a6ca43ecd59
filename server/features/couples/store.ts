import { sql } from 'kysely';
import type { Database, WrappedKey } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';

/**
 * Locks the accounts in the order of their ids, so that two pairings wait for each other but never for ever;
 * gives those that are in use. Rows that only point at an account are let through: whoever adds one may hold what is
 * waited for here.
 */
export const lockUsers = async (tx: Database, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string; active: boolean }>`
    select id, ${activeUser('users')} as active from users where id in (${sql.join(ids)})
    order by id for no key update
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

/**
 * Locks the account and the partner's, if there is one, and gives those of them that are in use. Where the partner became
 * another one meanwhile, it lets go of both and begins again, since one lock more could break the order. To be called
 * before the transaction locks anything else.
 */
export const lockWithPartner = async (tx: Database, uid: string): Promise<readonly string[]> => {
  await sql`savepoint unlocked`.execute(tx);
  const partner = (await partnersOf(tx, [uid])).get(uid);
  const active = await lockUsers(tx, partner ? [uid, partner] : [uid]);
  if ((await partnersOf(tx, [uid])).get(uid) === partner) return active;
  await sql`rollback to savepoint unlocked`.execute(tx);
  return lockWithPartner(tx, uid);
};

/** The couple that the user is in now. */
export const coupleIdOf = async (tx: Database, uid: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('partners')
    .select('couple_id')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.couple_id ?? null;
};

/** Makes two single users a couple and gives its id; both rows go in by one statement, since each needs the other. */
export const insertCouple = async (
  tx: Database,
  { inviter, accepter, confirmed }: { inviter: string; accepter: string; confirmed: boolean },
): Promise<string> => {
  const couple = await tx
    .insertInto('couples')
    .values({ inviter_id: inviter, confirmed_at: confirmed ? sql<Date>`now()` : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('partners')
    .values([
      { user_id: inviter, partner_id: accepter, couple_id: couple.id },
      { user_id: accepter, partner_id: inviter, couple_id: couple.id },
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

/** Marks the couple as confirmed; false when the user is not its inviter. */
export const confirmCouple = async (tx: Database, coupleId: string, inviter: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update couples set confirmed_at = coalesce(confirmed_at, now())
    where id = ${coupleId} and inviter_id = ${inviter}
  `.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

/**
 * Ends the user's couple: both rows go by one statement, since neither may stay alone. What was brought into a couple
 * that was never confirmed goes back to its author; all else stays with the ended couple, each row its author's. Taps
 * and scores are about the answers of two beside each other, so they end with the couple.
 */
export const endCouple = async (tx: Database, uid: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      delete from partners where couple_id = (select couple_id from partners where user_id = ${uid})
      returning couple_id
    )
    update couples set ended_at = now() where id in (select couple_id from ended)
    returning id
  `.execute(tx);
  const [ended] = rows;
  if (!ended) return;
  await tx.deleteFrom('taps').where('couple_id', '=', ended.id).execute();
  await tx.deleteFrom('scores').where('couple_id', '=', ended.id).execute();
  await sql`
    update answers a set couple_id = null, brought_in = false
    from couples c
    where c.id = a.couple_id and c.id = ${ended.id} and c.confirmed_at is null and a.brought_in
  `.execute(tx);
};

/** Waits for any other transaction that works on the couple as a whole; a first answer in the couple is none. */
export const lockCouple = async (tx: Database, coupleId: string): Promise<void> => {
  await tx.selectFrom('couples').select('id').where('id', '=', coupleId).forNoKeyUpdate().execute();
};
