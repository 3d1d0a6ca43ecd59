import { createHash, randomUUID } from 'node:crypto';
import { questionById } from '../../../content/questions.ts';
import { minimumAnswersForScore } from '../../../contract/limits.ts';
import type { Score } from '../../../contract/score.ts';
import type { Context, Database, KeyOf } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { type Exchange, type Exchanges, readExchanges } from '../answers/store.ts';
import { lockCouple } from '../couples/store.ts';
import { type ScoreContent, sealScore } from './content.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { rateCouple } from './rate-couple.ts';
import { scoreFor } from './score-view.ts';
import { inOrder, insertScore, readNewest, type StoredScore } from './store.ts';

type Mutual = Exchange & {
  readonly mine: NonNullable<Exchange['mine']>;
  readonly theirs: NonNullable<Exchange['theirs']>;
};

const isMutual = (entry: Exchange): entry is Mutual =>
  entry.mine !== null && entry.theirs !== null && !entry.withheld;

const requireEnough = (entries: readonly Exchange[]): void => {
  const mine = entries.filter((entry) => entry.mine !== null && !entry.withheld).length;
  const theirs = entries.filter((entry) => entry.theyAnswered).length;
  if (Math.min(mine, theirs) < minimumAnswersForScore) fail('answers_missing');
};

/** A digest of the mutual answers' versions, the same from either side. */
const basisOf = (mutual: readonly Mutual[], viewerIsFirst: boolean): string => {
  const lines = mutual.map(({ questionId, mine, theirs }) => {
    const [first, second] = viewerIsFirst ? [mine, theirs] : [theirs, mine];
    return `${questionId} ${first.version} ${second.version}`;
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
};

const readMutual = async (
  { analyst }: Context,
  entry: Mutual,
  viewerIsFirst: boolean,
): Promise<MutualAnswer> => {
  const question = questionById(entry.questionId)?.text ?? '';
  const read = async (text: string): Promise<Side> => ({
    text,
    reading: await analyst.analyse({ question, answer: text }),
  });
  const mine = await read(entry.mine.content.text);
  const theirs = await read(entry.theirs.content.text);
  const [first, second] = viewerIsFirst ? [mine, theirs] : [theirs, mine];
  return { questionId: entry.questionId, question, first, second };
};

const rate = async (context: Context, mutual: readonly Mutual[], viewerIsFirst: boolean) => {
  const readings = await Promise.all(mutual.map((entry) => readMutual(context, entry, viewerIsFirst)));
  return { rating: rateCouple(readings), basedOn: mutual.length };
};

type Couple = { readonly me: KeyOf; readonly partner: KeyOf; readonly coupleId: string };

const coupleOf = ({ me, partner, coupleId }: Exchanges): Couple =>
  partner && coupleId ? { me, partner, coupleId } : fail('partner_missing');

const newScore = async (
  context: Context,
  tx: Database,
  couple: Couple,
  basis: string,
  content: ScoreContent,
) => {
  const { me, partner, coupleId } = couple;
  const [id, createdAt] = [randomUUID(), context.clock()];
  const firstUserId = me.uid < partner.uid ? me.uid : partner.uid;
  const sealed = sealScore(context.vault, inOrder(me, partner, firstUserId), id, content);
  await insertScore(tx, { id, coupleId, basis, firstUserId, content: sealed, createdAt });
  return { firstUserId, basis, content, createdAt };
};

const scoreOf = async (
  context: Context,
  tx: Database,
  couple: Couple,
  mutual: readonly Mutual[],
): Promise<StoredScore> => {
  const viewerIsFirst = couple.me.uid < couple.partner.uid;
  const basis = basisOf(mutual, viewerIsFirst);
  const last = (await readNewest(tx, context.vault, couple.me.uid))?.score;
  if (last?.basis === basis) return last;
  return newScore(context, tx, couple, basis, await rate(context, mutual, viewerIsFirst));
};

/**
 * Makes the couple's score from mutual questions, or gives the last one while none of them has changed. The couple
 * is locked meanwhile, so that two calls at once make one score.
 */
export const generateScore = async (context: Context, viewer: string): Promise<Score> =>
  context.db.transaction().execute(async (tx) => {
    const read = async (ids: readonly string[] | null) =>
      (await readExchanges(tx, context.vault, viewer, ids)) ?? fail('unauthorized');
    await lockCouple(tx, coupleOf(await read([])).coupleId);
    const found = await read(null);
    const couple = coupleOf(found);
    requireEnough(found.entries);
    const score = await scoreOf(context, tx, couple, found.entries.filter(isMutual));
    return scoreFor(viewer, score, found.partner?.firstName ?? '');
  });
