import { sql } from 'kysely';
import type { Context, KeyOf } from '../../context.ts';
import { activeUser } from '../accounts/store.ts';
import { openTold, sealTold, type Told } from './told.ts';

/** What a model said is remembered for a day, in milliseconds; of each person no more than the last few are read. */
const remembered = { milliseconds: 24 * 3600 * 1000, most: 20 } as const;

type ToldRow = { wrapped: Buffer; masterKeyId: string; id: string | null; content: Buffer };

/** What a model said to the user lately, newest first, with the user's key; null when the account is not in use. */
export const readTold = async (
  { db, vault, clock }: Pick<Context, 'db' | 'vault' | 'clock'>,
  uid: string,
): Promise<{ reader: KeyOf; told: readonly Told[] } | null> => {
  const since = new Date(clock().getTime() - remembered.milliseconds);
  const { rows } = await sql<ToldRow>`
    select k.wrapped, k.master_key_id as "masterKeyId", t.id, t.content
    from users u
    join user_keys k on k.user_id = u.id
    left join told_analyses t on t.user_id = u.id and t.told_at > ${since}
    where u.id = ${uid} and ${activeUser('u')}
    order by t.told_at desc limit ${remembered.most}
  `.execute(db);
  const [first] = rows;
  if (!first) return null;
  const reader = { uid, key: { wrapped: first.wrapped, masterKeyId: first.masterKeyId } };
  const told = rows.flatMap(({ id, content }) => (id === null ? [] : [openTold(vault, reader, id, content)]));
  return { reader, told };
};

/**
 * Remembers what a model said, unless the account was closed while the model spoke, and forgets of everybody what is
 * too old. The account's row is shared, so that a deletion comes before or after and takes everything along.
 */
export const keepTold = async (
  { db, vault, clock }: Pick<Context, 'db' | 'vault' | 'clock'>,
  reader: KeyOf,
  id: string,
  told: Told,
): Promise<void> => {
  const now = clock();
  const content = sealTold(vault, reader, id, told);
  await sql`
    insert into told_analyses (id, user_id, content, told_at)
    select ${id}, u.id, ${content}, ${now} from users u where u.id = ${reader.uid} and ${activeUser('u')}
    for share of u
  `.execute(db);
  const since = new Date(now.getTime() - remembered.milliseconds);
  await db.deleteFrom('told_analyses').where('told_at', '<=', since).execute();
};
