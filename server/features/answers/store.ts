import { sql } from 'kysely';
import type { Database, Vault } from '../../context.ts';
import { type ExchangeRow, type Exchanges, toExchanges } from './exchange.ts';
import { exchangeOf } from './reveal.ts';
import type { TapPlace } from './tap.ts';

/** What the viewer may read, of these questions or of all, in one round trip; null when the account is not in use. */
export const readExchanges = async (
  db: Database,
  vault: Vault,
  viewer: string,
  questionIds: readonly string[] | null = null,
): Promise<Exchanges | null> => {
  const { rows } = await sql<ExchangeRow>`
    with ${exchangeOf(viewer)}
    select me.*, exchange.*
    from me left join exchange
      on ${questionIds === null ? sql`true` : sql`exchange.question_id = any(${[...questionIds]})`}
  `.execute(db);
  return toExchanges(vault, rows);
};

/** Whose answer to which question in which couple, or in none: at most one row. */
type AnswerOf = {
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

/** Which tap it is, without its own version. */
type TapOf = Omit<TapPlace, 'version'>;

/** Puts the author's tap in the place of an earlier one; `seal` is given the version that it gets. */
export const writeTap = async (
  tx: Database,
  uid: string,
  { coupleId, questionId, ownVersion, otherVersion }: TapOf,
  tappedAt: Date,
  seal: (version: number) => Buffer,
): Promise<void> => {
  const key = { couple_id: coupleId, question_id: questionId, user_id: uid };
  const known = await tx
    .selectFrom('taps')
    .select('version')
    .where('couple_id', '=', coupleId)
    .where('question_id', '=', questionId)
    .where('user_id', '=', uid)
    .executeTakeFirst();
  const version = (known?.version ?? 0) + 1;
  const about = { own_version: ownVersion, other_version: otherVersion };
  const row = { ...about, version, content: seal(version), tapped_at: tappedAt };
  await tx
    .insertInto('taps')
    .values({ ...key, ...row })
    .onConflict((conflict) => conflict.columns(['couple_id', 'question_id', 'user_id']).doUpdateSet(row))
    .execute();
};
