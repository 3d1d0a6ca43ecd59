import { sql } from 'kysely';
import type { Analysis } from '../../../contract/analysis.ts';
import type { Tap } from '../../../contract/taps.ts';
import type { Database, KeyOf, Vault } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';
import { type Content, openContent } from '../answers/content.ts';
import { openTap } from '../answers/tap.ts';
import { openTold } from '../answers/told.ts';

/** One answer of the user, of whatever couple or of none. */
export type OwnAnswer = {
  readonly questionId: string;
  readonly content: Content;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
};

type Row = {
  wrapped: Buffer;
  master_key_id: string;
  id: string | null;
  question_id: string;
  version: number;
  content: Buffer;
  created_at: Date;
  updated_at: Date | null;
};

const toAnswer = (vault: Vault, me: KeyOf, row: Row & { id: string }): OwnAnswer => ({
  questionId: row.question_id,
  content: openContent(
    vault,
    me,
    { id: row.id, questionId: row.question_id, version: row.version },
    row.content,
  ),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** All that the user ever wrote, oldest first, in one round trip. */
export const readOwnAnswers = async (db: Database, vault: Vault, uid: string): Promise<OwnAnswer[]> => {
  const { rows } = await sql<Row>`
    select k.wrapped, k.master_key_id, a.id, a.question_id, a.version, a.content, a.created_at, a.updated_at
    from users u join user_keys k on k.user_id = u.id left join answers a on a.user_id = u.id
    where u.id = ${uid} and ${activeUser('u')}
    order by a.created_at, a.question_id
  `.execute(db);
  const [first] = rows;
  if (!first) return [];
  const me = { uid, key: { wrapped: first.wrapped, masterKeyId: first.master_key_id } };
  return rows.flatMap((row) => (row.id === null ? [] : [toAnswer(vault, me, { ...row, id: row.id })]));
};

/** One tap of the user, on two answers of the couple of now. */
export type OwnTap = { readonly questionId: string; readonly tap: Tap; readonly tappedAt: Date };

type TapRow = {
  wrapped: Buffer;
  master_key_id: string;
  couple_id: string;
  question_id: string;
  own_version: number;
  other_version: number;
  version: number;
  content: Buffer;
  tapped_at: Date;
};

const toTap = (vault: Vault, uid: string, row: TapRow): OwnTap => {
  const me = { uid, key: { wrapped: row.wrapped, masterKeyId: row.master_key_id } };
  const [coupleId, questionId] = [row.couple_id, row.question_id];
  const versions = { ownVersion: row.own_version, otherVersion: row.other_version, version: row.version };
  const tap = openTap(vault, me, { coupleId, questionId, ...versions }, row.content);
  return { questionId, tap, tappedAt: row.tapped_at };
};

/** All that the user has tapped, oldest first; also on answers that have changed since. */
export const readOwnTaps = async (db: Database, vault: Vault, uid: string): Promise<OwnTap[]> => {
  const { rows } = await sql<TapRow>`
    select k.wrapped, k.master_key_id, t.couple_id, t.question_id, t.own_version, t.other_version, t.version,
      t.content, t.tapped_at
    from users u join user_keys k on k.user_id = u.id join taps t on t.user_id = u.id
    where u.id = ${uid} and ${activeUser('u')}
    order by t.tapped_at, t.question_id
  `.execute(db);
  return rows.map((row) => toTap(vault, uid, row));
};

type WordsRow = { wrapped: Buffer; masterKeyId: string; id: string; content: Buffer; saidAt: Date };

/** All that a model said to the user and that is still kept, oldest first. */
export const readOwnModelWords = async (
  db: Database,
  vault: Vault,
  uid: string,
): Promise<{ analysis: Analysis; saidAt: Date }[]> => {
  const { rows } = await sql<WordsRow>`
    select k.wrapped, k.master_key_id as "masterKeyId", t.id, t.content, t.told_at as "saidAt"
    from users u join user_keys k on k.user_id = u.id join told_analyses t on t.user_id = u.id
    where u.id = ${uid} and ${activeUser('u')}
    order by t.told_at, t.id
  `.execute(db);
  return rows.map(({ id, content, saidAt, ...key }) => {
    const { analysis } = openTold(vault, { uid, key }, id, content);
    return { analysis, saidAt };
  });
};

/** The user's code that nobody has used, also when it has run out. */
export type OwnInvite = {
  readonly inviteCode: string;
  readonly partnerEmail: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly expiresAt: Date;
};

/** Null for none; there is one at most. */
export const readOwnInvite = async (db: Database, uid: string): Promise<OwnInvite | null> => {
  const { rows } = await sql<OwnInvite>`
    select i.code as "inviteCode", i.partner_email as "partnerEmail", i.created_at as "createdAt",
      i.marked_sent_at as "sentAt", i.expires_at as "expiresAt"
    from users u join invites i on i.inviter_id = u.id and i.used_at is null and i.revoked_at is null
    where u.id = ${uid} and ${activeUser('u')}
  `.execute(db);
  return rows[0] ?? null;
};

/** SQL: the invite was mailed to the address of this user. */
const isFor = (uid: string) => sql<boolean>`
  partner_email is not null and lower(partner_email) = (select lower(email) from users where id = ${uid})
`;

/** Those who had a code mailed to the address of this user. */
export const findInvitersOf = async (db: Database, uid: string): Promise<string[]> => {
  const rows = await db.selectFrom('invites').select('inviter_id').where(isFor(uid)).distinct().execute();
  return rows.map((row) => row.inviter_id);
};

/** Takes the address of this user out of the invitations of these people, whose accounts are to be locked before. */
export const forgetAddressOf = async (
  tx: Database,
  uid: string,
  inviters: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('invites')
    .set({ partner_email: null })
    .where('inviter_id', 'in', [...inviters])
    .where(isFor(uid))
    .execute();
};

/**
 * Destroys the user's key and words, and leaves a row without anything personal, so that a token which is still about
 * cannot make the account again. Scores have ended with their couples; what a back-up may have brought again goes here.
 */
export const eraseUser = async (tx: Database, uid: string): Promise<void> => {
  await sql`
    delete from scores
    where first_user_id = ${uid} or couple_id in (select couple_id from answers where user_id = ${uid})
  `.execute(tx);
  await sql`delete from taps where user_id = ${uid}`.execute(tx);
  await sql`delete from told_analyses where user_id = ${uid}`.execute(tx);
  await sql`delete from answers where user_id = ${uid}`.execute(tx);
  await sql`delete from user_keys where user_id = ${uid}`.execute(tx);
  await sql`update invites set partner_email = null, revoked_at = coalesce(revoked_at, now()) where inviter_id = ${uid}`.execute(
    tx,
  );
  await sql`
    update users set deleted_at = now(), updated_at = now(), email = '', first_name = '', last_name = '',
      profile_image_url = null, gender = null, relationship_status = null, living_with_partner = null, children = null, model_host = null
    where id = ${uid}
  `.execute(tx);
};

const hasRecord = async (tx: Database, uid: string, deleted: boolean): Promise<boolean> => {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', uid)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether our own record is gone already, as after a deletion that the provider did not finish. */
export const isErased = (tx: Database, uid: string): Promise<boolean> => hasRecord(tx, uid, true);

/** Whether there is a record that was not deleted, disabled or not. */
export const isKept = (tx: Database, uid: string): Promise<boolean> => hasRecord(tx, uid, false);
