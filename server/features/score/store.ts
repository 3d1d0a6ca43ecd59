import { sql } from 'kysely';
import { maximumHistory } from '../../../contract/limits.ts';
import type { Database, KeyOf, Vault } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';
import { type Members, openScore, type ScoreContent } from './content.ts';

/** A score as stored; `firstUserId` is the member whom the rating calls `first`. */
export type StoredScore = {
  readonly firstUserId: string;
  readonly basis: string;
  readonly content: ScoreContent;
  readonly createdAt: Date;
};

type Row = {
  score_id: string | null;
  first_user_id: string;
  basis: string;
  content: Buffer;
  created_at: Date;
  my_key: Buffer;
  my_master_key_id: string;
  partner_id: string;
  partner_name: string | null;
  their_key: Buffer;
  their_master_key_id: string;
};

/** The two in the order of the rating, whichever of them looks. */
export const membersOf = (viewer: KeyOf, partner: KeyOf, firstUserId: string): Members =>
  viewer.uid === firstUserId ? { first: viewer, second: partner } : { first: partner, second: viewer };

const toScore = (vault: Vault, viewer: string, row: Row): StoredScore | null => {
  if (row.score_id === null) return null;
  const me = { uid: viewer, key: { wrapped: row.my_key, masterKeyId: row.my_master_key_id } };
  const partner = {
    uid: row.partner_id,
    key: { wrapped: row.their_key, masterKeyId: row.their_master_key_id },
  };
  const members = membersOf(me, partner, row.first_user_id);
  const content = openScore(vault, members, row.score_id, row.content);
  return { firstUserId: row.first_user_id, basis: row.basis, content, createdAt: row.created_at };
};

/** The couple's last scores, newest first, and the partner's first name, in one round trip; null when the account is not in use. */
export const readScores = async (
  db: Database,
  vault: Vault,
  viewer: string,
): Promise<{ scores: readonly StoredScore[]; partnerName: string } | null> => {
  const { rows } = await sql<Row>`
    select last.id as score_id, last.first_user_id, last.basis, last.content, last.created_at,
      p.partner_id, partner.first_name as partner_name,
      my_key.wrapped as my_key, my_key.master_key_id as my_master_key_id,
      their_key.wrapped as their_key, their_key.master_key_id as their_master_key_id
    from users u
    join user_keys my_key on my_key.user_id = u.id
    left join partners p on p.user_id = u.id
    left join users partner on partner.id = p.partner_id
    left join user_keys their_key on their_key.user_id = p.partner_id
    left join lateral (
      select * from scores where couple_id = p.couple_id order by created_at desc, id limit ${maximumHistory}
    ) last on true
    where u.id = ${viewer} and ${activeUser('u')}
    order by last.created_at desc, last.id
  `.execute(db);
  const [first] = rows;
  if (!first) return null;
  const scores = rows.map((row) => toScore(vault, viewer, row)).filter((score) => score !== null);
  return { scores, partnerName: first.partner_name ?? '' };
};

/** What a new score row needs; `content` is sealed. */
type NewScore = {
  readonly id: string;
  readonly coupleId: string;
  readonly basis: string;
  readonly firstUserId: string;
  readonly content: Buffer;
  readonly createdAt: Date;
};

export const insertScore = async (tx: Database, score: NewScore): Promise<void> => {
  await tx
    .insertInto('scores')
    .values({
      id: score.id,
      couple_id: score.coupleId,
      basis: score.basis,
      first_user_id: score.firstUserId,
      content: score.content,
      created_at: score.createdAt,
    })
    .execute();
};
