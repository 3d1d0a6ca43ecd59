import type { Caller, Context } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { accountKey, addressKey, type Budget, windowAt } from '../../http/budget.ts';
import { readCode } from './code.ts';
import { type LookUp, lookUpCode } from './store.ts';

/** Wrong codes that an account or an address may try; the calls that take a code count together. */
export const wrongCodes: Budget = { most: 30, seconds: 3600 };

/** The person behind a code, or null; past the budget 429, for right codes too. */
export const lookUp = async (
  { db, clock }: Context,
  typed: string,
  from: { caller: Caller | null; address: string },
): Promise<LookUp['inviter']> => {
  const now = clock();
  const { start, left } = windowAt(now, wrongCodes);
  const keys = [
    addressKey('code', from.address),
    ...(from.caller ? [accountKey('code', from.caller.uid)] : []),
  ];
  const { inviter, spent } = await lookUpCode(db, readCode(typed), { keys, windowStart: start }, now);
  if (spent > wrongCodes.most) fail('too_many_requests', left);
  return inviter;
};
