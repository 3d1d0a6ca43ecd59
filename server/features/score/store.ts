import { sql } from 'kysely';
import type { Database } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';
import type { Rating } from './couple.ts';

/** What a score row holds: the rating and the wording of what it rests on, as it was when it was made. */
export type ScoreContent = { readonly rating: Rating; readonly basedOn: number };

/** A score as stored; `firstUserId` is the member whom the rating calls `first`. */
export type StoredScore = {
  readonly firstUserId: string;
  readonly basis: string;
  readonly content: ScoreContent;
  readonly createdAt: Date;
};

type Row = { first_user_id: string; basis: string; content: Buffer; created_at: Date };

const toScore = (row: Row): StoredScore => ({
  firstUserId: row.first_user_id,
  basis: row.basis,
  content: JSON.parse(row.content.toString()),
  createdAt: row.created_at,
});

/** The couple's newest score and the partner's first name, in one round trip; null when the account is not in use. */
export const readNewest = async (
  db: Database,
  viewer: string,
): Promise<{ score: StoredScore | null; partnerName: string } | null> => {
  const { rows } = await sql<(Row | { content: null }) & { partner_name: string | null }>`
    select partner.first_name as partner_name, newest.*
    from users u
    left join partners p on p.user_id = u.id
    left join users partner on partner.id = p.partner_id
    left join lateral (
      select first_user_id, basis, content, created_at from scores
      where couple_id = p.couple_id order by created_at desc limit 1
    ) newest on true
    where u.id = ${viewer} and ${activeUser('u')}
  `.execute(db);
  const row = rows[0];
  if (!row) return null;
  return { score: row.content === null ? null : toScore(row), partnerName: row.partner_name ?? '' };
};

export const insertScore = async (
  tx: Database,
  coupleId: string,
  score: Omit<StoredScore, 'createdAt'>,
  now: Date,
): Promise<StoredScore> => {
  const row = await tx
    .insertInto('scores')
    .values({
      couple_id: coupleId,
      basis: score.basis,
      first_user_id: score.firstUserId,
      content: Buffer.from(JSON.stringify(score.content)),
      created_at: now,
    })
    .returning(['first_user_id', 'basis', 'content', 'created_at'])
    .executeTakeFirstOrThrow();
  return toScore(row);
};
