import { createHash } from 'node:crypto';
import { questionById } from '../../../content/questions.ts';
import { answersMissing } from '../../../contract/score.ts';
import type { Context, Database, KeyOf, Model } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { countedOf } from '../answers/counted.ts';
import type { Exchange, Exchanges } from '../answers/exchange.ts';
import { isMutual, type Mutual } from '../answers/mutual.ts';
import { readExchanges } from '../answers/store.ts';
import { modelFor } from '../model/ask-model.ts';
import { inTurn } from './read-answers.ts';
import { readScores, type StoredScore } from './store.ts';

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
export type Ground = {
  readonly couple: Couple;
  readonly partnerName: string;
  readonly mutual: readonly Mutual[];
  readonly basis: string;
  /** The model that both allow. */
  readonly model: Model | null;
  /** Newest first. */
  readonly scores: readonly StoredScore[];
};

export const isFirst = ({ me, partner }: Couple): boolean => me.uid < partner.uid;

/** Questions that left the catalogue have no words left to name them by, nor a category. */
const isAsked = ({ questionId }: Exchange): boolean => questionById(questionId) !== undefined;

/** Looks at what is there now, and refuses where no score can be made of it. */
export const look = async (context: Context, db: Database, viewer: string): Promise<Ground> => {
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
