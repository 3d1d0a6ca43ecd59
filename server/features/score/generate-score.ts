import { createHash, randomUUID } from 'node:crypto';
import { questionById } from '../../../content/questions.ts';
import { minimumAnswersForScore } from '../../../contract/limits.ts';
import type { Score } from '../../../contract/score.ts';
import type { Context, Database, KeyOf, Reading } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import type { Exchange, Exchanges } from '../answers/exchange.ts';
import { isMutual, type Mutual } from '../answers/mutual.ts';
import { readExchanges } from '../answers/store.ts';
import { lockCouple } from '../couples/store.ts';
import { type ScoreContent, sealScore } from './content.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { rateCouple } from './rate-couple.ts';
import { type Scores, scoreFor } from './score-view.ts';
import { inOrder, insertScore, readScores, type StoredScore } from './store.ts';

const requireEnough = (entries: readonly Exchange[]): void => {
  const mine = entries.filter((entry) => entry.mine !== null && !entry.withheld).length;
  const theirs = entries.filter((entry) => entry.theyAnswered).length;
  const missing = (count: number) => Math.max(0, minimumAnswersForScore - count);
  const needed = { you: missing(mine), partner: missing(theirs) };
  if (needed.you + needed.partner > 0) fail('answers_missing', null, { needed });
};

/** What the viewer and the partner have of a question, with the one whom the rating calls `first` before the other. */
const inTurn = <T>(viewerIsFirst: boolean, mine: T, theirs: T): readonly [first: T, second: T] =>
  viewerIsFirst ? [mine, theirs] : [theirs, mine];

/**
 * A digest of the versions of mutual answers, and of taps where both have tapped, the same from either side. It lies
 * open beside the score, so it takes a tap's version and not the tap, which could be guessed from it.
 */
const basisOf = (mutual: readonly Mutual[], viewerIsFirst: boolean): string => {
  const lines = mutual.map(({ questionId, mine, theirs, myTap, theirTap }) => {
    const answers = inTurn(viewerIsFirst, mine.version, theirs.version);
    const taps = myTap && theirTap ? inTurn(viewerIsFirst, myTap.version, theirTap.version) : [];
    return [questionId, ...answers, ...taps].join(' ');
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('base64url');
};

type Read = (question: string, text: string) => Promise<Reading>;

/** Reads each text once, so that what was read before the lock is not read again under it. */
const readOnce = ({ analyst }: Context): Read => {
  const known = new Map<string, Promise<Reading>>();
  return (question, answer) => {
    const key = JSON.stringify([question, answer]);
    const reading = known.get(key) ?? analyst.analyse({ question, answer });
    known.set(key, reading);
    return reading;
  };
};

const readMutual = async (read: Read, entry: Mutual, viewerIsFirst: boolean): Promise<MutualAnswer> => {
  const question = questionById(entry.questionId)?.text ?? '';
  const sideOf = async (text: string): Promise<Side> => ({ text, reading: await read(question, text) });
  const mine = await sideOf(entry.mine.content.text);
  const theirs = await sideOf(entry.theirs.content.text);
  const [first, second] = inTurn(viewerIsFirst, mine, theirs);
  const { questionId, myTap, theirTap } = entry;
  const taps = myTap && theirTap ? { taps: inTurn(viewerIsFirst, myTap.tap, theirTap.tap) } : {};
  return { questionId, question, first, second, ...taps };
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
  /** Newest first. */
  readonly scores: readonly StoredScore[];
};

const isFirst = ({ me, partner }: Couple): boolean => me.uid < partner.uid;

const look = async ({ vault }: Context, db: Database, viewer: string): Promise<Ground> => {
  const found = (await readExchanges(db, vault, viewer)) ?? fail('unauthorized');
  const couple = coupleOf(found);
  requireEnough(found.entries);
  const mutual = found.entries.filter(isMutual);
  const scores = (await readScores(db, vault, viewer))?.scores ?? [];
  const basis = basisOf(mutual, isFirst(couple));
  return { couple, partnerName: found.partner?.firstName ?? '', mutual, basis, scores };
};

const readAll = (read: Read, { mutual, couple }: Ground): Promise<MutualAnswer[]> =>
  Promise.all(mutual.map((entry) => readMutual(read, entry, isFirst(couple))));

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

/** All scores while the last one still holds, else null. */
const stillGood = ({ scores: [last, ...earlier], basis }: Ground): Scores | null =>
  last?.basis === basis ? [last, ...earlier] : null;

/**
 * Makes the couple's score from mutual questions, or gives the last one while none of them has changed. The answers
 * are read before the couple is locked; under the lock is looked again, so that two calls at once make one score and
 * a score never rests on what has changed meanwhile.
 */
export const generateScore = async (context: Context, viewer: string): Promise<Score> => {
  const before = await look(context, context.db, viewer);
  const same = stillGood(before);
  if (same !== null) return scoreFor(viewer, same, before.partnerName);
  const read = readOnce(context);
  await readAll(read, before);
  return context.db.transaction().execute(async (tx) => {
    await lockCouple(tx, before.couple.coupleId);
    const now = await look(context, tx, viewer);
    if (now.couple.coupleId !== before.couple.coupleId) fail('partner_missing');
    const rate = async () => ({ rating: rateCouple(await readAll(read, now)), basedOn: now.mutual.length });
    const scores = stillGood(now) ?? [await store(context, tx, now, await rate()), ...now.scores];
    return scoreFor(viewer, scores, now.partnerName);
  });
};
