import type { Caller, Context } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { accountKey, addressKey, windowAt } from '../../http/budget.ts';
import { readCode } from './code.ts';
import { type LookUp, lookUpCode } from './store.ts';

/** Seconds of the window in which wrong codes are counted; all calls that take a code count together. */
const seconds = 3600;

/** Wrong codes in a window: by one account or from one address, and by everybody together. */
export const wrongCodes = { each: 30, site: 2000 } as const;

const siteKey = 'code:site';

type From = { readonly caller: Caller | null; readonly address: string };

const keysOf = ({ vault }: Context, { caller, address }: From): string[] => [
  siteKey,
  addressKey(vault, 'code', address),
  ...(caller ? [accountKey('code', caller.uid)] : []),
];

const isSpent = ([key, spent]: [string, number]): boolean =>
  spent > (key === siteKey ? wrongCodes.site : wrongCodes.each);

/** The person behind a code, or null; past a budget 429, for right codes too. */
export const lookUp = async (context: Context, typed: string, from: From): Promise<LookUp['inviter']> => {
  const { db, clock } = context;
  const now = clock();
  const { start, left } = windowAt(now, seconds);
  const counters = { keys: keysOf(context, from), windowStart: start };
  const { inviter, spent } = await lookUpCode(db, readCode(typed), counters, now);
  if (Object.entries(spent).some(isSpent)) fail('too_many_requests', left);
  return inviter;
};
