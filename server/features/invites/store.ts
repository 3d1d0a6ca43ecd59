import { sql } from 'kysely';
import type { InviteStatus } from '../../../contract/invites.ts';
import type { Database } from '../../context.ts';
import { sweep } from '../../http/budget.ts';
import { activeUser } from '../accounts/store.ts';

/** SQL: the invite can still be accepted. Expired, used and revoked ones fail alike. */
const alive = (now: Date) => sql<boolean>`used_at is null and revoked_at is null and expires_at > ${now}`;

type StatusRow = {
  partner_email: string | null;
  partner_name: string | null;
  couple_id: string | null;
  to_confirm: boolean | null;
  code: string | null;
  sent: boolean;
};

/** Where the user stands, in one round trip; null when the account is not in use. */
export const readInviteStatus = async (
  db: Database,
  uid: string,
  now: Date,
): Promise<InviteStatus | null> => {
  const { rows } = await sql<StatusRow>`
    select partner.email as partner_email, partner.first_name as partner_name,
      c.id as couple_id, c.confirmed_at is null and c.inviter_id = u.id as to_confirm,
      i.code, i.marked_sent_at is not null as sent
    from users u
    left join partners p on p.user_id = u.id
    left join couples c on c.id = p.couple_id
    left join users partner on partner.id = p.partner_id
    left join invites i on i.inviter_id = u.id and ${alive(now)}
    where u.id = ${uid} and ${activeUser('u')}
  `.execute(db);
  const row = rows[0];
  if (!row) return null;
  const { partner_name: firstName, couple_id: coupleId, to_confirm: toConfirm } = row;
  return {
    hasInvitedPartner: row.sent,
    hasPartner: row.partner_email !== null,
    partnerEmail: row.partner_email,
    activeInviteCode: row.code,
    ...(coupleId === null ? {} : { coupleId }),
    ...(coupleId && toConfirm ? { partnerToConfirm: { firstName: firstName ?? '', coupleId } } : {}),
  };
};

/** The user's code that can be accepted now. */
export const findOpenCode = async (tx: Database, inviter: string, now: Date): Promise<string | null> => {
  const row = await tx
    .selectFrom('invites')
    .select('code')
    .where('inviter_id', '=', inviter)
    .where(alive(now))
    .executeTakeFirst();
  return row?.code ?? null;
};

/** Takes every open code of the users out of use, and the address along. */
export const revokeOpen = async (tx: Database, inviters: readonly string[], now: Date): Promise<void> => {
  await tx
    .updateTable('invites')
    .set({ revoked_at: now, partner_email: null })
    .where('inviter_id', 'in', [...inviters])
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
};

/** False when somebody has, or once had, this code. */
export const insertInvite = async (
  tx: Database,
  invite: { inviter: string; code: string; createdAt: Date; expiresAt: Date },
): Promise<boolean> => {
  const row = await tx
    .insertInto('invites')
    .values({
      inviter_id: invite.inviter,
      code: invite.code,
      created_at: invite.createdAt,
      expires_at: invite.expiresAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Remembers that the code was handed to somebody, and to which address if one was named; gives the end of its life. */
export const markSent = async (
  tx: Database,
  code: string,
  email: string | null,
  now: Date,
): Promise<Date> => {
  const row = await tx
    .updateTable('invites')
    .set((eb) => ({
      marked_sent_at: eb.fn.coalesce('marked_sent_at', sql<Date>`${now}`),
      ...(email === null ? {} : { partner_email: email }),
    }))
    .where('code', '=', code)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return row.expires_at;
};

/** Invitations that one statement looks at, so that nobody waits for all of them. */
const batch = 100;

/** Forgets the addresses of codes that cannot be accepted any more, whosever they are, and waits for nobody. */
export const forgetAddresses = async (db: Database, now: Date): Promise<void> => {
  await sql`
    update invites set partner_email = null where id in (
      select id from invites where partner_email is not null and not (${alive(now)})
      limit ${batch} for update skip locked
    )
  `.execute(db);
};

/** What a look-up finds: the person behind a code that is alive, and what each counter has spent by now. */
export type LookUp = {
  readonly inviter: { readonly id: string; readonly firstName: string } | null;
  readonly spent: Readonly<Record<string, number>>;
};

/**
 * Looks a code up and counts a miss under every key, in one statement, so that parallel guesses are all counted.
 * `code` is null for what cannot be a code, which is a miss too.
 */
export const lookUpCode = async (
  db: Database,
  code: string | null,
  counters: { keys: readonly string[]; windowStart: Date },
  now: Date,
): Promise<LookUp> => {
  const { rows } = await sql<{ id: string | null; first_name: string | null; spent: Record<string, number> }>`
    with found as (
      select u.id, u.first_name from invites i join users u on u.id = i.inviter_id
      where i.code = ${code} and ${alive(now)} and ${activeUser('u')}
    ), counted as (
      insert into budgets as b (key, window_start, spent)
      select key, ${counters.windowStart}, case when exists (select from found) then 0 else 1 end
      from unnest(${[...counters.keys].sort()}::text[]) as key
      on conflict (key) do update set
        spent = excluded.spent + case when b.window_start = excluded.window_start then b.spent else 0 end,
        window_start = excluded.window_start
      returning key, spent
    ), swept as (${sweep(now, counters.keys)})
    select found.id, found.first_name, (select json_object_agg(key, spent) from counted) as spent
    from (select) as always left join found on true
  `.execute(db);
  const row = rows[0];
  const inviter = row?.id ? { id: row.id, firstName: row.first_name ?? '' } : null;
  return { inviter, spent: row?.spent ?? {} };
};

/** Takes the code out of use for this user, and the address along; false when it was not alive any more. One winner at most. */
export const consumeCode = async (tx: Database, code: string, by: string, now: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('invites')
    .set({ used_at: now, used_by: by, partner_email: null })
    .where('code', '=', code)
    .where(alive(now))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the inviter had named the very address that this user signed up with: then nothing is left to confirm. */
export const wasMeantFor = async (tx: Database, code: string, accepter: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('invites as i')
    .innerJoin('users as u', (join) => join.on('u.id', '=', accepter))
    .select(sql<boolean>`lower(i.partner_email) is not distinct from lower(u.email)`.as('meant'))
    .where('i.code', '=', code)
    .executeTakeFirst();
  return row?.meant ?? false;
};

/** Name and address of the partner, when the user has that partner through this very code. */
export const findAccepted = async (
  db: Database,
  uid: string,
  code: string,
): Promise<{ partnerName: string; partnerEmail: string } | null> => {
  const row = await db
    .selectFrom('invites as i')
    .innerJoin('partners as p', (join) =>
      join.onRef('p.partner_id', '=', 'i.inviter_id').on('p.user_id', '=', uid),
    )
    .innerJoin('users as u', 'u.id', 'i.inviter_id')
    .select(['u.first_name as partnerName', 'u.email as partnerEmail'])
    .where('i.code', '=', code)
    .where('i.used_by', '=', uid)
    .executeTakeFirst();
  return row ?? null;
};
