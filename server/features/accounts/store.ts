import { sql } from 'kysely';
import type { Questionnaire } from '../../../contract/onboarding.ts';
import type { User } from '../../../contract/people.ts';
import type { Caller, Database, KeyOf, WrappedKey } from '../../context.ts';

type Row = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  gender: User['gender'];
  relationship_status: User['relationshipStatus'];
  living_with_partner: User['livingWithPartner'];
  children: NonNullable<User['children']> | null;
  partner_email: string | null;
  active: boolean;
};

const toUser = (row: Row): User => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  gender: row.gender,
  relationshipStatus: row.relationship_status,
  livingWithPartner: row.living_with_partner,
  ...(row.children === null ? {} : { children: row.children }),
  partnerEmail: row.partner_email,
});

/** SQL: the account may be used; every read starts from a row of `users` for which this holds. */
export const activeUser = (alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.disabled_at`)} is null and ${sql.ref(`${alias}.deleted_at`)} is null`;

/** The user's record, `'closed'` for an account that was disabled or deleted, null when there is none. */
export const findUser = async (db: Database, uid: string): Promise<User | 'closed' | null> => {
  const { rows } = await sql<Row>`
    select u.*, partner.email as partner_email, ${activeUser('u')} as active
    from users u
    left join partners p on p.user_id = u.id
    left join users partner on partner.id = p.partner_id
    where u.id = ${uid}
  `.execute(db);
  const row = rows[0];
  if (!row) return null;
  return row.active ? toUser(row) : 'closed';
};

/** Makes the record and its key, unless the record is there already. */
export const insertUser = async (
  db: Database,
  caller: Pick<Caller, 'uid' | 'email'>,
  given: { firstName: string; lastName: string; imageUrl: string | null; key: WrappedKey },
): Promise<void> => {
  const { firstName, lastName, imageUrl, key } = given;
  await sql`
    with made as (
      insert into users (id, email, first_name, last_name, profile_image_url)
      values (${caller.uid}, ${caller.email}, ${firstName}, ${lastName}, ${imageUrl})
      on conflict (id) do nothing
      returning id
    )
    insert into user_keys (user_id, wrapped, master_key_id)
    select id, ${key.wrapped}, ${key.masterKeyId} from made
  `.execute(db);
};

const now = sql<Date>`now()`;

/** Follows the identity provider when the address changed there; true when an account in use was changed. */
export const updateEmail = async (db: Database, uid: string, email: string): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({ email, updated_at: now })
    .where('id', '=', uid)
    .where(activeUser('users'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** True when an account in use was changed. */
export const updateNames = async (
  db: Database,
  uid: string,
  first: string,
  last: string,
): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({ first_name: first, last_name: last, updated_at: now })
    .where('id', '=', uid)
    .where(activeUser('users'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** True when an account in use was changed. */
export const updateQuestionnaire = async (
  db: Database,
  uid: string,
  given: Questionnaire,
): Promise<boolean> => {
  const result = await db
    .updateTable('users')
    .set({
      gender: given.gender,
      relationship_status: given.relationshipStatus,
      living_with_partner: given.livingWithPartner,
      children: given.children,
      updated_at: now,
    })
    .where('id', '=', uid)
    .where(activeUser('users'))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** The ids of all accounts with this address, as our own records have it, the first made first: a provider may give it to many. */
export const findAllByEmail = async (db: Database, email: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Closes the account to its owner, or opens it again; true when that changed something. Nothing of it is deleted. */
export const setDisabled = async (db: Database, uid: string, disabled: boolean): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update users set disabled_at = ${disabled ? sql`now()` : null}, updated_at = now()
    where id = ${uid} and deleted_at is null and (disabled_at is null) = ${disabled}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
};

/** The ids of all master keys under which a user's key is wrapped. */
export const readMasterKeyIds = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct master_key_id as id from user_keys`.execute(db);
  return rows.map(({ id }) => id);
};

/** So many keys with their users, in the order of the users' ids, from the first one after `last`. */
export const readKeysAfter = async (db: Database, last: string, most: number): Promise<KeyOf[]> => {
  const rows = await db
    .selectFrom('user_keys')
    .select(['user_id', 'wrapped', 'master_key_id'])
    .where('user_id', '>', last)
    .orderBy('user_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    uid: row.user_id,
    key: { wrapped: row.wrapped, masterKeyId: row.master_key_id },
  }));
};

/** Puts the key wrapped anew in its place, unless somebody else has done so meanwhile. */
export const replaceKey = async (db: Database, before: KeyOf, after: WrappedKey): Promise<void> => {
  await db
    .updateTable('user_keys')
    .set({ wrapped: after.wrapped, master_key_id: after.masterKeyId })
    .where('user_id', '=', before.uid)
    .where('wrapped', '=', before.key.wrapped)
    .execute();
};
