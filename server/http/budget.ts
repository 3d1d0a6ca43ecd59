import { isIPv6 } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Vault } from '../context.ts';
import { fail } from './api-error.ts';

/** How often something may happen: `most` times in each window of `seconds`, which are a day at most. */
export type Budget = { readonly most: number; readonly seconds: number };

/** An IPv4 address as IPv6 writes it. */
const mapped = /^::ffff:([\d.]+)$/i;

const groupsIn = (part: string): readonly string[] => part.split(':').filter((group) => group !== '');

/** The /64 of an IPv6 address, however its zeros are written, and any other address as it is. */
const networkOf = (address: string): string => {
  const [, four] = mapped.exec(address) ?? [];
  if (four !== undefined || !isIPv6(address)) return four ?? address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [groupsIn(head), groupsIn(tail)];
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/** Makes digests that only the servers of this database can make. */
type Digests = Pick<Vault, 'digest'>;

/** A key for counters about an address: IPv6 counts by /64, and the address cannot be found out by trying them all. */
export const addressKey = ({ digest }: Digests, purpose: string, address: string): string =>
  `${purpose}:address:${digest(networkOf(address))}`;

/** A key for tries at an account from an address; neither can be read from it. */
export const tryKey = ({ digest }: Digests, purpose: string, account: string, address: string): string =>
  `${purpose}:try:${digest(`${account}\n${networkOf(address)}`)}`;

export const accountKey = (purpose: string, uid: string): string => `${purpose}:account:${uid}`;

/** Seconds after which a window is over, whichever budget it belongs to. */
const longest = 24 * 3600;

/** Start of the window that holds the instant, and the whole seconds until it ends; throws where it is longer than a day. */
export const windowAt = (now: Date, seconds: number): { start: Date; left: number } => {
  if (seconds > longest) throw new RangeError(`a window of ${seconds} seconds would be swept away`);
  const length = seconds * 1000;
  const start = Math.floor(now.getTime() / length) * length;
  return { start: new Date(start), left: Math.ceil((start + length - now.getTime()) / 1000) };
};

/** Counters that are taken away at a time: each use makes more room than it can take. */
const swept = 100;

/** SQL: takes away counters whose window is over, but those in hand here or elsewhere; part of each statement that counts. */
export const sweep = (now: Date, inHand: readonly string[]): RawBuilder<unknown> => sql`
  delete from budgets where key in (
    select key from budgets
    where window_start < ${new Date(now.getTime() - longest * 1000)} and key <> all(${inHand}::text[])
    order by window_start limit ${swept} for update skip locked
  )
`;

/** Counts one use for the key in the database; null within the budget, else the seconds until the next window. */
export const count = async (db: Database, key: string, budget: Budget, now: Date): Promise<number | null> => {
  const { start, left } = windowAt(now, budget.seconds);
  const { rows } = await sql<{ spent: number }>`
    with counted as (
      insert into budgets as b (key, window_start, spent) values (${key}, ${start}, 1)
      on conflict (key) do update set
        spent = case when b.window_start = excluded.window_start then b.spent + 1 else 1 end,
        window_start = excluded.window_start
      returning spent
    ), swept as (${sweep(now, [key])})
    select spent from counted
  `.execute(db);
  return (rows[0]?.spent ?? 0) > budget.most ? left : null;
};

/** Counts one use; stops with 429 when the budget is spent. */
export const spend = async (db: Database, key: string, budget: Budget, now: Date): Promise<void> => {
  const left = await count(db, key, budget, now);
  if (left !== null) fail('too_many_requests', left);
};
