import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../context.ts';
import { fail } from './api-error.ts';

/** How often something may happen: `most` times in each window of `seconds`. */
export type Budget = { readonly most: number; readonly seconds: number };

const networkOf = (address: string): string =>
  isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;

/** A key for counters about an address: IPv6 counts by /64, and the address itself is not stored. */
export const addressKey = (purpose: string, address: string): string =>
  `${purpose}:address:${createHash('sha256').update(networkOf(address)).digest('base64url')}`;

export const accountKey = (purpose: string, uid: string): string => `${purpose}:account:${uid}`;

/** Start of the window that holds the instant, and the whole seconds until it ends. */
export const windowAt = (now: Date, seconds: number): { start: Date; left: number } => {
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), left: Math.ceil((start + length - now.getTime()) / 1000) };
};

/** Counts one use for the key in the database; null within the budget, else the seconds until the next window. */
export const count = async (db: Database, key: string, budget: Budget, now: Date): Promise<number | null> => {
  const { start, left } = windowAt(now, budget.seconds);
  const { rows } = await sql<{ spent: number }>`
    insert into budgets as b (key, window_start, spent) values (${key}, ${start}, 1)
    on conflict (key) do update set
      spent = case when b.window_start = excluded.window_start then b.spent + 1 else 1 end,
      window_start = excluded.window_start
    returning spent
  `.execute(db);
  return (rows[0]?.spent ?? 0) > budget.most ? left : null;
};

/** Counts one use; stops with 429 when the budget is spent. */
export const spend = async (db: Database, key: string, budget: Budget, now: Date): Promise<void> => {
  const left = await count(db, key, budget, now);
  if (left !== null) fail('too_many_requests', left);
};

/** A key for tries at an account from an address; neither can be read from it. */
export const tryKey = (purpose: string, account: string, address: string): string =>
  `${purpose}:try:${createHash('sha256')
    .update(`${account}\n${networkOf(address)}`)
    .digest('base64url')}`;
