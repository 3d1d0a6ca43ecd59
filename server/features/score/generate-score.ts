import { randomUUID } from 'node:crypto';
import type { Score } from '../../../contract/score.ts';
import type { Context, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { lockCouple } from '../couples/store.ts';
import { type ScoreContent, sealScore } from './content.ts';
import { freshnessOf, isBetter } from './freshness.ts';
import { type Ground, isFirst, look } from './ground.ts';
import { type Judged, judgeCouple, mayRetry, type Versioned, withJudgement } from './judge-couple.ts';
import { rateCouple } from './rate-couple.ts';
import { openReader, type Reader, readAll, unheardIn } from './read-answers.ts';
import { type Scores, scoreFor } from './score-view.ts';
import { shareWork } from './share-work.ts';
import { insertScore, membersOf, type StoredScore } from './store.ts';

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

const store = async (
  context: Context,
  tx: Database,
  { couple, basis }: Ground,
  content: ScoreContent,
): Promise<StoredScore> => {
  const { me, partner, coupleId } = couple;
  const [id, createdAt] = [randomUUID(), context.clock()];
  const firstUserId = isFirst(couple) ? me.uid : partner.uid;
  const sealed = sealScore(context.vault, membersOf(me, partner, firstUserId), id, content);
  await insertScore(tx, { id, coupleId, basis, firstUserId, content: sealed, createdAt });
  return { firstUserId, basis, content, createdAt };
};

/**
 * Reads and judges the answers that were there before the couple is locked, so that nobody waits for that, and looks
 * again under the lock, where only what has changed meanwhile is left to read.
 */
const make = async (context: Context, viewer: string, ground: Ground): Promise<Scores> => {
  // What a model judges is paid for, and another call may have had it judged since.
  const before = ground.model === null ? ground : await look(context, context.db, viewer);
  const last = freshnessOf(before, context.clock());
  if (last.state === 'complete') return last.scores;
  if (last.state === 'lacking' && !(await mayRetry(context, before.couple.coupleId))) return last.scores;
  const reader = openReader(context);
  const answers = await readAll(reader.patiently, before.mutual, isFirst(before.couple));
  const judgement = await judge(context, before, answers);
  return context.db.transaction().execute(async (tx) => {
    await lockCouple(tx, before.couple.coupleId);
    const now = await look(context, tx, viewer);
    if (now.couple.coupleId !== before.couple.coupleId) fail('partner_missing');
    const found = { judged: holding(judgement, now), unheard: unheardIn(answers) };
    const other = freshnessOf(now, context.clock());
    if (other.state !== 'outdated' && !isBetter(found, other.scores[0].content)) return other.scores;
    return [await store(context, tx, now, await rate(reader, now, found.judged)), ...now.scores];
  });
};

/**
 * Makes the couple's score from mutual questions, or gives the last one while none of them has changed. Two calls at
 * once make one score, which never rests on what has changed meanwhile; in one process they also share the work.
 */
export const generateScore = async (context: Context, viewer: string): Promise<Score> => {
  const ground = await look(context, context.db, viewer);
  const key = `${ground.couple.coupleId} ${ground.basis}`;
  const last = freshnessOf(ground, context.clock());
  const scores =
    last.state === 'complete'
      ? last.scores
      : await shareWork(context, key, () => make(context, viewer, ground));
  return scoreFor(viewer, scores, ground.partnerName);
};
