import { type Kysely, sql } from 'kysely';

/**
 * The product's tables. `partners` carries the promise of one partner each: the primary key allows one row a
 * user, the check forbids oneself, and the foreign key onto the table itself makes every row have its mirror in
 * the same couple. Two rows go in, and out, in one statement; nothing else can be committed.
 */
const statements = [
  `create table users (
    id text primary key check (length(id) between 1 and 128),
    email text not null,
    first_name text not null default '',
    last_name text not null default '',
    profile_image_url text,
    gender text check (gender in ('male', 'female', 'non-binary')),
    relationship_status text check (relationship_status in ('single', 'dating', 'engaged', 'married')),
    living_with_partner text check (living_with_partner in ('yes', 'no-nearby', 'no-longdistance')),
    children text check (children in ('yes', 'no')),
    disabled_at timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  `create table user_keys (
    user_id text primary key references users (id),
    wrapped bytea not null,
    master_key_id text not null
  )`,
  `create table couples (
    id uuid primary key default gen_random_uuid(),
    inviter_id text not null references users (id),
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    ended_at timestamptz
  )`,
  `create table partners (
    user_id text primary key references users (id),
    partner_id text not null unique references users (id),
    couple_id uuid not null references couples (id),
    check (user_id <> partner_id),
    unique (user_id, partner_id, couple_id),
    foreign key (partner_id, user_id, couple_id) references partners (user_id, partner_id, couple_id)
  )`,
  `create table invites (
    id uuid primary key default gen_random_uuid(),
    code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{5}$'),
    inviter_id text not null references users (id),
    partner_email text,
    marked_sent_at timestamptz,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz,
    used_by text references users (id),
    revoked_at timestamptz
  )`,
  `create unique index one_open_invite_each on invites (inviter_id) where used_at is null and revoked_at is null`,
  `create table answers (
    id uuid primary key default gen_random_uuid(),
    user_id text not null references users (id),
    question_id text not null,
    couple_id uuid references couples (id),
    brought_in boolean not null default false,
    content bytea not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz,
    unique nulls not distinct (user_id, couple_id, question_id)
  )`,
  `create table scores (
    id uuid primary key default gen_random_uuid(),
    couple_id uuid not null references couples (id),
    basis text not null,
    first_user_id text not null references users (id),
    content bytea not null,
    created_at timestamptz not null default now()
  )`,
  `create index scores_newest_first on scores (couple_id, created_at desc)`,
  `create table budgets (
    key text primary key,
    window_start timestamptz not null,
    spent integer not null
  )`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
