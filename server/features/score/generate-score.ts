import { createHash, randomUUID } from 'node:crypto';
import { questionById } from '../../../content/questions.ts';
import { answersMissing, type Score } from '../../../contract/score.ts';
import type { Context, Database, KeyOf, Model } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { countedOf } from '../answers/counted.ts';
import type { Exchange, Exchanges } from '../answers/exchange.ts';
import { isMutual, type Mutual } from '../answers/mutual.ts';
import { readExchanges } from '../answers/store.ts';
import { lockCouple } from '../couples/store.ts';
import { modelFor } from '../model/ask-model.ts';
import { type ScoreContent, sealScore } from './content.ts';
import {
  isMore,
  type Judged,
  judgeCouple,
  mayRetry,
  retries,
  type Versioned,
  withJudgement,
} from './judge-couple.ts';
import { rateCouple } from './rate-couple.ts';
import { inTurn, openReader, type Reader, readAll, unheardIn } from './read-answers.ts';
import { type Scores, scoreFor } from './score-view.ts';
import { shareWork } from './share-work.ts';
import { inOrder, insertScore, readScores, type StoredScore } from './store.ts';

const requireEnough = (entries: readonly Exchange[]): void => {
  const { you, partner } = countedOf(entries);
  const needed = { you: answersMissing(you), partner: answersMissing(partner) };
  if (needed.you + needed.partner > 0) fail('answers_missing', null, { needed });
};

/**
 * A digest of the versions of mutual answers, and of taps where both have tapped, the same from either side. It lies
 * open beside the score, so it takes a tap's version and not the tap, which could be guessed from it. A model that may judge is
 * part of it, so that a score without one follows when either takes the consent back.
 */
const basisOf = (mutual: readonly Mutual[], viewerIsFirst: boolean, judge: string | null): string => {
  const lines = mutual.map(({ questionId, mine, theirs, myTap, theirTap }) => {
    const answers = inTurn(viewerIsFirst, mine.version, theirs.version);
    const taps = myTap && theirTap ? inTurn(viewerIsFirst, myTap.version, theirTap.version) : [];
    return [questionId, ...answers, ...taps].join(' ');
  });
  const judges = judge === null ? [] : [`judged by ${judge}`];
  return createHash('sha256')
    .update([...lines.sort(), ...judges].join('\n'))
    .digest('base64url');
};

type Couple = { readonly me: KeyOf; readonly partner: KeyOf; readonly coupleId: string };

const coupleOf = ({ me, partner, coupleId }: Exchanges): Couple =>
  partner && coupleId ? { me, partner, coupleId } : fail('partner_missing');

/** What a score would rest on at this moment, and the scores so far. */
type Ground = {
  readonly couple: Couple;
  readonly partnerName: string;
  readonly mutual: readonly Mutual[];
  readonly basis: string;
  /** The model that both allow. */
  readonly model: Model | null;
  /** Newest first. */
  readonly scores: readonly StoredScore[];
};

const isFirst = ({ me, partner }: Couple): boolean => me.uid < partner.uid;

/** Questions that left the catalogue have no words left to name them by, nor a category. */
const isAsked = ({ questionId }: Exchange): boolean => questionById(questionId) !== undefined;

const look = async (context: Context, db: Database, viewer: string): Promise<Ground> => {
  const { vault } = context;
  const found = (await readExchanges(db, vault, viewer)) ?? fail('unauthorized');
  const couple = coupleOf(found);
  requireEnough(found.entries);
  const mutual = found.entries.filter(isMutual).filter(isAsked);
  const scores = (await readScores(db, vault, viewer))?.scores ?? [];
  const model = await modelFor({ ...context, db }, [couple.me.uid, couple.partner.uid]);
  const basis = basisOf(mutual, isFirst(couple), model?.engine ?? null);
  return { couple, partnerName: found.partner?.firstName ?? '', mutual, basis, model, scores };
};

const store = async (
  context: Context,
  tx: Database,
  { couple, basis }: Ground,
  content: ScoreContent,
): Promise<StoredScore> => {
  const { me, partner, coupleId } = couple;
  const [id, createdAt] = [randomUUID(), context.clock()];
  const firstUserId = isFirst(couple) ? me.uid : partner.uid;
  const sealed = sealScore(context.vault, inOrder(me, partner, firstUserId), id, content);
  await insertScore(tx, { id, coupleId, basis, firstUserId, content: sealed, createdAt });
  return { firstUserId, basis, content, createdAt };
};

/**
 * True where what a score lacked when it was made, some time ago, may be had now: what the analyst had no time to hear, or a
 * judgement by a model that does not rest.
 */
const isWorthAnother = ({ model }: Ground, { content, createdAt }: StoredScore, now: Date): boolean => {
  const isUnjudged = model !== null && model.turns() > 0 && content.judged?.missing !== 0;
  const lacks = isUnjudged || (content.unheard ?? 0) > 0;
  return lacks && now.getTime() - createdAt.getTime() >= retries.seconds * 1000;
};

/** What was judged, and how many answers were not heard. */
type Found = Required<Pick<ScoreContent, 'judged' | 'unheard'>>;

const isBetter = ({ judged, unheard }: Found, last: ScoreContent): boolean =>
  unheard < (last.unheard ?? 0) || (judged !== null && isMore(judged, last.judged ?? null));

/** All scores while the last one still holds, else null; what was found may be more than the last one knew. */
const stillGood = ({ scores: [last, ...earlier], basis }: Ground, found: Found | null): Scores | null => {
  if (last?.basis !== basis) return null;
  return found !== null && isBetter(found, last.content) ? null : [last, ...earlier];
};

/** What the model judges of the couple; null without one. */
const judge = async (
  context: Context,
  { model, couple, scores }: Ground,
  answers: readonly Versioned[],
): Promise<Judged | null> =>
  model && judgeCouple(context, model, couple.me.uid, answers, scores[0]?.content.judged ?? null);

/** What was judged, where the model is still allowed by both once it is known. */
const holding = (judged: Judged | null, { model }: Ground): Judged | null =>
  judged?.engine === model?.engine ? judged : null;

const rate = async ({ atOnce }: Reader, ground: Ground, judged: Judged | null): Promise<ScoreContent> => {
  const read = await readAll(atOnce, ground.mutual, isFirst(ground.couple));
  const answers = read.map((one) => withJudgement(judged, one));
  const versions = Object.fromEntries(read.map((one) => [one.answer.questionId, one.versions]));
  return {
    rating: rateCouple(answers),
    basedOn: answers.length,
    judged,
    unheard: unheardIn(read),
    versions,
  };
};

/** The scores as they are, where the last one still holds and nothing is left to hear or to judge. */
const finished = (ground: Ground, now: Date): Scores | null => {
  const same = stillGood(ground, null);
  return same !== null && !isWorthAnother(ground, same[0], now) ? same : null;
};

/**
 * Reads and judges the answers that were there before the couple is locked, so that nobody waits for that, and looks
 * again under the lock, where only what has changed meanwhile is left to read.
 */
const make = async (context: Context, viewer: string, ground: Ground): Promise<Scores> => {
  // What a model judges is paid for, and another call may have had it judged since.
  const before = ground.model === null ? ground : await look(context, context.db, viewer);
  const known = finished(before, context.clock());
  if (known !== null) return known;
  const same = stillGood(before, null);
  if (same !== null && !(await mayRetry(context, before.couple.coupleId))) return same;
  const reader = openReader(context);
  const answers = await readAll(reader.patiently, before.mutual, isFirst(before.couple));
  const found = await judge(context, before, answers);
  return context.db.transaction().execute(async (tx) => {
    await lockCouple(tx, before.couple.coupleId);
    const now = await look(context, tx, viewer);
    if (now.couple.coupleId !== before.couple.coupleId) fail('partner_missing');
    const judged = holding(found, now);
    const newest = async () => store(context, tx, now, await rate(reader, now, judged));
    return stillGood(now, { judged, unheard: unheardIn(answers) }) ?? [await newest(), ...now.scores];
  });
};

/**
 * Makes the couple's score from mutual questions, or gives the last one while none of them has changed. Two calls at
 * once make one score, which never rests on what has changed meanwhile; in one process they also share the work.
 */
export const generateScore = async (context: Context, viewer: string): Promise<Score> => {
  const ground = await look(context, context.db, viewer);
  const key = `${ground.couple.coupleId} ${ground.basis}`;
  const known = finished(ground, context.clock());
  const scores = known ?? (await shareWork(context, key, () => make(context, viewer, ground)));
  return scoreFor(viewer, scores, ground.partnerName);
};
