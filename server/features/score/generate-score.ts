import { createHash } from 'node:crypto';
import { questionById } from '../../../content/questions.ts';
import { minimumAnswersForScore } from '../../../contract/limits.ts';
import type { Score } from '../../../contract/score.ts';
import type { Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { type Exchange, type Exchanges, readExchanges } from '../answers/store.ts';
import { lockCouple } from '../couples/store.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { rateCouple } from './rate-couple.ts';
import { scoreFor } from './score-view.ts';
import { insertScore, readNewest, type StoredScore } from './store.ts';

type Mutual = Exchange & {
  readonly mine: NonNullable<Exchange['mine']>;
  readonly theirs: NonNullable<Exchange['theirs']>;
};

const isMutual = (entry: Exchange): entry is Mutual => entry.mine !== null && entry.theirs !== null;

const requireEnough = (entries: readonly Exchange[]): void => {
  const mine = entries.filter((entry) => entry.mine !== null).length;
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

type Pair = { readonly viewer: string; readonly partner: string; readonly coupleId: string };

const pairOf = (viewer: string, { partner, coupleId }: Exchanges): Pair =>
  partner && coupleId ? { viewer, partner: partner.id, coupleId } : fail('partner_missing');

const scoreOf = async (
  context: Context,
  tx: Database,
  pair: Pair,
  mutual: readonly Mutual[],
): Promise<StoredScore> => {
  const viewerIsFirst = pair.viewer < pair.partner;
  const basis = basisOf(mutual, viewerIsFirst);
  const last = (await readNewest(tx, pair.viewer))?.score;
  if (last?.basis === basis) return last;
  const firstUserId = viewerIsFirst ? pair.viewer : pair.partner;
  const content = await rate(context, mutual, viewerIsFirst);
  return insertScore(tx, pair.coupleId, { basis, firstUserId, content }, context.clock());
};

/**
 * Makes the couple's score from mutual questions, or gives the last one while none of them has changed. The couple
 * is locked meanwhile, so that two calls at once make one score.
 */
export const generateScore = async (context: Context, viewer: string): Promise<Score> =>
  context.db.transaction().execute(async (tx) => {
    const before = (await readExchanges(tx, viewer, [])) ?? fail('unauthorized');
    await lockCouple(tx, pairOf(viewer, before).coupleId);
    const found = (await readExchanges(tx, viewer)) ?? fail('unauthorized');
    const pair = pairOf(viewer, found);
    requireEnough(found.entries);
    const score = await scoreOf(context, tx, pair, found.entries.filter(isMutual));
    return scoreFor(viewer, score, found.partner?.firstName ?? '');
  });
