import type { Guard } from './guard.ts';

const store = 'server/features/couples/store.ts';
const accept = 'server/features/invites/accept-invite.ts';
const invites = 'server/features/invites/store.ts';
const tables = 'server/database/migrations/001-first.ts';
const calls = 'server/features/invites/invites.http.test.ts';
const races = 'server/features/invites/races.http.test.ts';
const couples = 'server/features/couples/couples.http.test.ts';
const promises = 'server/database/promises.http.test.ts';

/** Rules of the code: what a call refuses, and what holds when several come at once. */
const rules: readonly Guard[] = [
  {
    name: 'pairing: both accounts are locked',
    file: store,
    find: 'order by id for no key update',
    instead: 'order by id',
    test: calls,
    title: 'two who accept each other at once become one couple',
  },
  {
    name: 'pairing: locks are taken in the order of the ids',
    file: store,
    find: 'order by id for no key update',
    instead: 'for no key update',
    test: races,
    title: 'locks are taken in the order of the ids',
  },
  {
    name: 'pairing: a code is consumed only while it is alive',
    file: invites,
    find: ".where(alive(now))\n    .returning('id')",
    instead: ".returning('id')",
    test: races,
    title: 'a code that was taken back while somebody accepted it is dead',
  },
  {
    name: 'pairing: the same accept twice at once',
    file: accept,
    find: 'if (taken.get(accepter) === inviter && (await findAccepted(tx, accepter, code))) return;',
    instead: '',
    test: races,
    title: 'the same accept twice at once gives both the same reply',
  },
  {
    name: 'pairing: the same accept again',
    file: accept,
    find: 'if (accepted) return accepted;',
    instead: '',
    test: calls,
    title: 'repeated by the same person gives the same reply',
  },
  {
    name: 'pairing: nobody accepts the own code',
    file: accept,
    find: "if (inviter.id === caller.uid) return fail('invite_own_code');",
    instead: '',
    test: calls,
    title: 'refuses their own code',
  },
  {
    name: 'pairing: nobody with a partner accepts another',
    file: accept,
    find: "if (taken.has(accepter)) fail('already_paired');",
    instead: '',
    test: calls,
    title: 'refuses somebody who has a partner already',
  },
  {
    name: 'pairing: codes are void once paired',
    file: accept,
    find: 'await revokeOpen(tx, [inviter, accepter], now);',
    instead: '',
    test: calls,
    title: 'unknown, malformed, used and revoked codes look alike',
  },
  {
    name: 'pairing: only a named address counts as confirmed',
    file: accept,
    find: 'const confirmed = await wasMeantFor(tx, code, accepter)',
    instead: 'const confirmed = true',
    test: couples,
    title: 'withholds what the inviter wrote before',
  },
  {
    name: 'pairing: only the inviter confirms',
    file: store,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: ' and inviter_id = ${inviter}',
    instead: '',
    test: couples,
    title: 'is only for the inviter, and may be repeated',
  },
  {
    name: 'pairing: what was decided about one couple counts for no other',
    file: 'server/features/couples/couple-of-now.ts',
    find: "if (askedAbout !== coupleId) fail('partner_changed');",
    instead: '',
    test: couples,
    title: 'an old question opens nothing to somebody who came since',
  },
  {
    name: 'pairing: a code lives seven days',
    file: invites,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the file
    find: ' and expires_at > ${now}`',
    instead: '`',
    test: calls,
    title: 'after seven days the code is dead and a new one comes',
  },
  {
    name: 'pairing: a code works once',
    file: invites,
    find: '`used_at is null and revoked_at is null and',
    instead: '`revoked_at is null and',
    test: calls,
    title: 'unknown, malformed, used and revoked codes look alike',
  },
  {
    name: 'pairing: "not my partner" gives back what was brought in',
    file: store,
    find: 'and c.confirmed_at is null and a.brought_in',
    instead: 'and false',
    test: couples,
    title: 'so that "not my partner" costs nothing',
  },
  {
    name: 'answers: one save at a time for each account',
    file: store,
    find: '    for no key update of u\n',
    instead: '',
    test: races,
    title: 'saves of one person wait for each other and for a pairing',
  },
];

/** Constraints of the tables, which hold whatever the code does. */
const constraints: readonly Guard[] = [
  {
    name: 'table: one partner each (the primary key and the unique partner imply each other)',
    file: tables,
    find: `user_id text primary key references users (id),
    partner_id text not null unique references users (id)`,
    instead: `user_id text not null references users (id),
    partner_id text not null references users (id)`,
    test: couples,
    title: 'refuses what is no couple, past all code',
  },
  {
    name: 'table: nobody is their own partner',
    file: tables,
    find: 'check (user_id <> partner_id),',
    instead: '',
    test: couples,
    title: 'refuses what is no couple, past all code',
  },
  {
    name: 'table: a partner has this one for a partner',
    file: tables,
    find: `unique (user_id, partner_id, couple_id),
    foreign key (partner_id, user_id, couple_id) references partners (user_id, partner_id, couple_id)`,
    instead: 'unique (user_id, partner_id, couple_id)',
    test: couples,
    title: 'refuses what is no couple, past all code',
  },
  {
    name: 'table: one open code each',
    file: tables,
    find: 'create unique index one_open_invite_each',
    instead: 'create index one_open_invite_each',
    test: promises,
    title: 'a second open code of one person',
  },
  {
    name: 'table: one answer to a question in a couple',
    file: tables,
    find: `updated_at timestamptz,
    unique nulls not distinct (user_id, couple_id, question_id)`,
    instead: 'updated_at timestamptz',
    test: promises,
    title: 'a second answer of one person to one question',
  },
  {
    name: 'table: no code twice',
    file: tables,
    find: 'code text not null unique check',
    instead: 'code text not null check',
    test: promises,
    title: 'has each of these unique indexes',
  },
  {
    name: 'table: one key for each user',
    file: tables,
    find: `user_id text primary key references users (id),
    wrapped`,
    instead: `user_id text not null references users (id),
    wrapped`,
    test: promises,
    title: 'has each of these unique indexes',
  },
  {
    name: 'table: one counter for each key',
    file: tables,
    find: 'key text primary key,',
    instead: 'key text not null,',
    test: promises,
    title: 'has each of these unique indexes',
  },
  {
    name: 'table: one account for each address',
    file: 'server/database/migrations/002-identity.ts',
    find: 'email text not null unique',
    instead: 'email text not null',
    test: 'server/features/accounts/accounts.http.test.ts',
    title: 'four at once with one address make one account',
  },
];

/** Two people, once. */
export const pairingGuards: readonly Guard[] = [...rules, ...constraints];
