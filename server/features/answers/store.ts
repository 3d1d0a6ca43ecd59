import { sql } from 'kysely';
import type { Database } from '../../context.ts';
import { type Content, pack, unpack } from './content.ts';
import { exchangeOf } from './reveal.ts';

/** One question as the viewer may know it; `theirs` is there on mutual questions only. */
export type Exchange = {
  readonly questionId: string;
  readonly mine: { content: Content; version: number; createdAt: Date; updatedAt: Date | null } | null;
  readonly theyAnswered: boolean;
  readonly theirs: { content: Content; version: number; createdAt: Date } | null;
};

/** The viewer's couple as seen from the viewer, and the questions that either has answered. */
export type Exchanges = {
  readonly partner: { id: string; email: string; firstName: string } | null;
  readonly coupleId: string | null;
  readonly entries: readonly Exchange[];
};

type Row = {
  partner_id: string | null;
  couple_id: string | null;
  partner_email: string | null;
  partner_name: string | null;
  question_id: string | null;
  my_content: Buffer | null;
  my_version: number;
  my_created_at: Date;
  my_updated_at: Date | null;
  they_answered: boolean;
  their_content: Buffer | null;
  their_version: number;
  their_created_at: Date;
};

const toEntry = (row: Row & { question_id: string }): Exchange => ({
  questionId: row.question_id,
  mine: row.my_content && {
    content: unpack(row.my_content),
    version: row.my_version,
    createdAt: row.my_created_at,
    updatedAt: row.my_updated_at,
  },
  theyAnswered: row.they_answered,
  theirs: row.their_content && {
    content: unpack(row.their_content),
    version: row.their_version,
    createdAt: row.their_created_at,
  },
});

const hasQuestion = (row: Row): row is Row & { question_id: string } => row.question_id !== null;

const partnerOf = (row: Row): Exchanges['partner'] =>
  row.partner_id === null
    ? null
    : { id: row.partner_id, email: row.partner_email ?? '', firstName: row.partner_name ?? '' };

/** What the viewer may read, of these questions or of all, in one round trip; null when the account is not in use. */
export const readExchanges = async (
  db: Database,
  viewer: string,
  questionIds: readonly string[] | null = null,
): Promise<Exchanges | null> => {
  const { rows } = await sql<Row>`
    with ${exchangeOf(viewer)}
    select me.partner_id, me.couple_id, me.partner_email, me.partner_name, exchange.*
    from me left join exchange
      on ${questionIds === null ? sql`true` : sql`exchange.question_id = any(${[...questionIds]})`}
  `.execute(db);
  const first = rows[0];
  if (!first) return null;
  return {
    partner: partnerOf(first),
    coupleId: first.couple_id,
    entries: rows.filter(hasQuestion).map(toEntry),
  };
};

/** Puts the answer in place; the same content again changes nothing, so a repeated save is safe. */
export const upsertAnswer = async (
  tx: Database,
  answer: { uid: string; questionId: string; coupleId: string | null; content: Content },
): Promise<{ createdAt: Date; updatedAt: Date | null }> => {
  const { rows } = await sql<{ created_at: Date; updated_at: Date | null }>`
    insert into answers as a (user_id, question_id, couple_id, content)
    values (${answer.uid}, ${answer.questionId}, ${answer.coupleId}, ${pack(answer.content)})
    on conflict (user_id, couple_id, question_id) do update set
      content = excluded.content,
      version = a.version + case when a.content = excluded.content then 0 else 1 end,
      updated_at = case when a.content = excluded.content then a.updated_at else now() end
    returning created_at, updated_at
  `.execute(tx);
  const row = rows[0];
  if (!row) throw new Error('an upsert gives one row');
  return { createdAt: row.created_at, updatedAt: row.updated_at };
};
