import { sql } from 'kysely';
import type { Database, KeyOf, Vault, WrappedKey } from '../../context.ts';
import { type Content, openContent } from './content.ts';
import { exchangeOf } from './reveal.ts';

/** One question as the viewer may know it; `theirs` is there on mutual questions only. */
export type Exchange = {
  readonly questionId: string;
  readonly mine: { content: Content; version: number; createdAt: Date; updatedAt: Date | null } | null;
  /** The viewer's own answer is not shown to the partner yet, so it is not mutual either. */
  readonly withheld: boolean;
  readonly theyAnswered: boolean;
  readonly theirs: { content: Content; version: number; createdAt: Date } | null;
};

/** The viewer's couple as seen from the viewer, and the questions that either has answered. */
export type Exchanges = {
  readonly me: KeyOf;
  readonly partner: (KeyOf & { readonly email: string; readonly firstName: string }) | null;
  readonly coupleId: string | null;
  readonly entries: readonly Exchange[];
};

type Side<Prefix extends string> = { [K in `${Prefix}_answer_id`]: string } & {
  [K in `${Prefix}_content`]: Buffer | null;
} & { [K in `${Prefix}_version`]: number } & { [K in `${Prefix}_created_at`]: Date };

type Row = Side<'my'> &
  Side<'their'> & {
    id: string;
    my_key: Buffer;
    my_master_key_id: string;
    partner_id: string | null;
    couple_id: string | null;
    partner_email: string;
    partner_name: string;
    their_key: Buffer;
    their_master_key_id: string;
    question_id: string | null;
    my_updated_at: Date | null;
    withheld: boolean;
    they_answered: boolean;
  };

type Answered = Row & { readonly question_id: string };

const hasQuestion = (row: Row): row is Answered => row.question_id !== null;

const wrapped = (bytes: Buffer, masterKeyId: string): WrappedKey => ({ wrapped: bytes, masterKeyId });

const meOf = (row: Row): KeyOf => ({ uid: row.id, key: wrapped(row.my_key, row.my_master_key_id) });

const partnerOf = (row: Row): Exchanges['partner'] =>
  row.partner_id === null
    ? null
    : {
        uid: row.partner_id,
        key: wrapped(row.their_key, row.their_master_key_id),
        email: row.partner_email,
        firstName: row.partner_name,
      };

const mineOf = (vault: Vault, me: KeyOf, row: Answered): Exchange['mine'] => {
  if (row.my_content === null) return null;
  const place = { id: row.my_answer_id, questionId: row.question_id, version: row.my_version };
  const content = openContent(vault, me, place, row.my_content);
  return { content, version: row.my_version, createdAt: row.my_created_at, updatedAt: row.my_updated_at };
};

const theirsOf = (vault: Vault, partner: KeyOf | null, row: Answered): Exchange['theirs'] => {
  if (row.their_content === null || partner === null) return null;
  const place = { id: row.their_answer_id, questionId: row.question_id, version: row.their_version };
  const content = openContent(vault, partner, place, row.their_content);
  return { content, version: row.their_version, createdAt: row.their_created_at };
};

/** What the viewer may read, of these questions or of all, in one round trip; null when the account is not in use. */
export const readExchanges = async (
  db: Database,
  vault: Vault,
  viewer: string,
  questionIds: readonly string[] | null = null,
): Promise<Exchanges | null> => {
  const { rows } = await sql<Row>`
    with ${exchangeOf(viewer)}
    select me.*, exchange.*
    from me left join exchange
      on ${questionIds === null ? sql`true` : sql`exchange.question_id = any(${[...questionIds]})`}
  `.execute(db);
  const first = rows[0];
  if (!first) return null;
  const [me, partner] = [meOf(first), partnerOf(first)];
  const entries = rows.filter(hasQuestion).map((row) => ({
    questionId: row.question_id,
    mine: mineOf(vault, me, row),
    withheld: row.withheld,
    theyAnswered: row.they_answered,
    theirs: theirsOf(vault, partner, row),
  }));
  return { me, partner, coupleId: first.couple_id, entries };
};

/** Whose answer to which question in which couple, or in none: at most one row. */
export type AnswerOf = {
  readonly uid: string;
  readonly questionId: string;
  readonly coupleId: string | null;
};

/** An answer as it is stored. */
export type StoredAnswer = {
  readonly id: string;
  readonly version: number;
  readonly content: Buffer;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
};

export const findAnswer = async (tx: Database, of: AnswerOf): Promise<StoredAnswer | null> => {
  const row = await tx
    .selectFrom('answers')
    .select(['id', 'version', 'content', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', of.uid)
    .where('question_id', '=', of.questionId)
    .where('couple_id', 'is not distinct from', of.coupleId)
    .executeTakeFirst();
  return row ?? null;
};

export const insertAnswer = async (
  tx: Database,
  of: AnswerOf,
  { id, version, content }: Pick<StoredAnswer, 'id' | 'version' | 'content'>,
): Promise<Pick<StoredAnswer, 'createdAt' | 'updatedAt'>> =>
  tx
    .insertInto('answers')
    .values({ id, version, content, user_id: of.uid, question_id: of.questionId, couple_id: of.coupleId })
    .returning(['created_at as createdAt', 'updated_at as updatedAt'])
    .executeTakeFirstOrThrow();

/** Puts a newer version in the place of the older; `createdAt` stays. */
export const replaceAnswer = async (
  tx: Database,
  { id, version, content }: Pick<StoredAnswer, 'id' | 'version' | 'content'>,
): Promise<Pick<StoredAnswer, 'createdAt' | 'updatedAt'>> =>
  tx
    .updateTable('answers')
    .set({ version, content, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(['created_at as createdAt', 'updated_at as updatedAt'])
    .executeTakeFirstOrThrow();
