import type { Context, Model } from '../../context.ts';
import { accountKey, count } from '../../http/budget.ts';
import { allAllow } from './store.ts';

/** The configured model where each of these people allowed it, else null: words leave for nobody who did not. */
export const modelFor = async ({ model, db }: Context, uids: readonly string[]): Promise<Model | null> =>
  model !== null && (await allAllow(db, uids, model.host)) ? model : null;

const day = 24 * 3600;

/**
 * Counts one text that could be sent now; false, uncounted, while the model rests, and once a person's day or everybody's is
 * spent. One that fails, or that begins to rest after this, has been counted all the same.
 */
export const mayAsk = async (
  { db, clock }: Context,
  { daily, turns }: Model,
  uid: string,
): Promise<boolean> => {
  if (turns() === 0) return false;
  const isSpent = async (key: string, most: number) =>
    (await count(db, key, { most, seconds: day }, clock())) !== null;
  return (
    !(await isSpent(accountKey('model', uid), daily.person)) && !(await isSpent('model:site', daily.site))
  );
};
