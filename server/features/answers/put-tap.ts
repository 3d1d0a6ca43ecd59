import { questionById } from '../../../content/questions.ts';
import type { Tap, Taps } from '../../../contract/taps.ts';
import type { Context, Database, Vault } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { holdUser } from '../couples/store.ts';
import { isMutual, tapsOf } from './mutual.ts';
import { readExchanges, writeTap } from './store.ts';
import { sealTap } from './tap.ts';

type Given = { readonly questionId: string; readonly tap: Tap; readonly wording: string };

/** The question as the caller may know it, with the couple that it is read in. */
const read = async (tx: Database, vault: Vault, uid: string, questionId: string) => {
  const { me, coupleId, entries } =
    (await readExchanges(tx, vault, uid, [questionId])) ?? fail('unauthorized');
  const [entry] = entries;
  return { me, coupleId: coupleId ?? fail('no_partner'), entry: entry ?? fail('not_revealed') };
};

const put = async (tx: Database, { vault, clock }: Context, uid: string, given: Given): Promise<void> => {
  const { me, coupleId, entry } = await read(tx, vault, uid, given.questionId);
  if (!isMutual(entry)) return fail('not_revealed');
  if (tapsOf(entry)?.wording !== given.wording) fail('wording_changed');
  if (entry.myTap?.tap === given.tap) return;
  const about = {
    coupleId,
    questionId: given.questionId,
    ownVersion: entry.mine.version,
    otherVersion: entry.theirs.version,
  };
  await writeTap(tx, uid, about, clock(), (version) => sealTap(vault, me, { ...about, version }, given.tap));
};

/**
 * Puts the caller's tap on a mutual question in place. The caller's row is held, so that neither the couple nor the
 * caller's own answer changes meanwhile; what the partner saves at that moment makes the tap void by its versions.
 */
export const putTap = async (context: Context, uid: string, given: Given): Promise<Taps> => {
  if (!questionById(given.questionId)) fail('question_unknown');
  return context.db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, uid))) fail('unauthorized');
    await put(tx, context, uid, given);
    const { entry } = await read(tx, context.vault, uid, given.questionId);
    return tapsOf(entry) ?? fail('not_revealed');
  });
};
