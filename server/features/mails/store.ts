import { sql } from 'kysely';
import type { Database, KeyOf, WrappedKey } from '../../context.ts';

/** A mail as it lies in the queue. */
export type QueuedMail = {
  readonly id: string;
  readonly kind: string;
  readonly key: WrappedKey;
  readonly content: Buffer;
  /** Tries with the one that is under way; whoever holds an older number has lost the mail to somebody else. */
  readonly tries: number;
  readonly giveUpAt: Date;
};

type New = Omit<QueuedMail, 'tries'> & { readonly people: readonly string[]; readonly now: Date };

export const insertMail = async (tx: Database, mail: New): Promise<void> => {
  await tx
    .insertInto('mails')
    .values({
      id: mail.id,
      kind: mail.kind,
      people: [...mail.people],
      wrapped: mail.key.wrapped,
      master_key_id: mail.key.masterKeyId,
      content: mail.content,
      created_at: mail.now,
      due_at: mail.now,
      give_up_at: mail.giveUpAt,
    })
    .execute();
};

type Row = {
  id: string;
  kind: string;
  wrapped: Buffer;
  master_key_id: string;
  content: Buffer;
  tries: number;
  give_up_at: Date;
};

const toQueued = (row: Row): QueuedMail => ({
  id: row.id,
  kind: row.kind,
  key: { wrapped: row.wrapped, masterKeyId: row.master_key_id },
  content: row.content,
  tries: row.tries,
  giveUpAt: row.give_up_at,
});

/** Takes mails that are due, longest waiting first, until `until`; two who ask at once never get the same one. */
export const claimDue = async (db: Database, now: Date, until: Date, most: number): Promise<QueuedMail[]> => {
  const { rows } = await sql<Row>`
    update mails set tries = tries + 1, due_at = ${until}
    where id in (
      select id from mails where due_at <= ${now} order by due_at limit ${most} for update skip locked
    )
    returning id, kind, wrapped, master_key_id, content, tries, give_up_at
  `.execute(db);
  return rows.map(toQueued);
};

/** Takes a mail out of the queue, unless somebody else has taken it over meanwhile. */
export const removeMail = async (db: Database, { id, tries }: QueuedMail): Promise<void> => {
  await db.deleteFrom('mails').where('id', '=', id).where('tries', '=', tries).execute();
};

/** Puts a mail back for later, unless somebody else has taken it over meanwhile. */
export const postpone = async (db: Database, { id, tries }: QueuedMail, dueAt: Date): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute();
};

/** The keys of all mails that wait; a mail's id stands in the place of a user's. */
export const readMailKeys = async (db: Database): Promise<KeyOf[]> => {
  const rows = await db.selectFrom('mails').select(['id', 'wrapped', 'master_key_id']).execute();
  return rows.map((row) => ({ uid: row.id, key: { wrapped: row.wrapped, masterKeyId: row.master_key_id } }));
};

/** Nothing happens where the mail was sent meanwhile. */
export const replaceMailKey = async (db: Database, id: string, after: WrappedKey): Promise<void> => {
  await db
    .updateTable('mails')
    .set({ wrapped: after.wrapped, master_key_id: after.masterKeyId })
    .where('id', '=', id)
    .execute();
};

/** Takes back whatever waits that names this user or goes to them. */
export const removeMailsOf = async (tx: Database, uid: string): Promise<void> => {
  await sql`delete from mails where people @> array[${uid}]`.execute(tx);
};
