import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { dropDatabase, runOnce, withDatabase } from '../testing/databases.ts';
import { holding, untilWaiting } from '../testing/locks.ts';
import { newDatabase } from '../testing/server.ts';
import { migrate } from './migrate.ts';
import { up as scoresEnd } from './migrations/009-scores-end.ts';
import { up as invitedAddresses } from './migrations/012-invited-addresses.ts';
import { openDatabase, openPool, silenceTimeout } from './open.ts';

test('six servers that migrate one empty database at once all succeed', async () => {
  const admin = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnce(admin, `create database ${name}`);
  const url = withDatabase(admin, name);
  try {
    const servers = Array.from({ length: 6 }, () => migrate({ connectionString: url }));
    const outcomes = await Promise.allSettled(servers);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [row] = await runOnce(url, 'select count(*)::int as n from users');
    expect(row).toEqual({ n: 0 });
  } finally {
    await dropDatabase(admin, name);
  }
});

/** Only ever to be added to, at the end. */
const names = [
  '001-first',
  '002-identity',
  '003-taps',
  '004-model',
  '005-mails',
  '005-rotating-keys',
  '007-ended-sessions',
  '008-session-end',
  '009-scores-end',
  '010-oldest-budgets',
  '011-partners-in-batches',
  '012-invited-addresses',
];

test('migrations keep the names under which databases have them', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(async () => void (await drop()));
  const written = await runOnce(url, 'select name from kysely_migration order by name collate "C"');
  expect(written.map(({ name }) => name)).toEqual(names);
});

/** As a server holds it while it migrates; Kysely gives the number no name. */
const lockOfMigrations = 'select pg_advisory_xact_lock(3853314791062309107)';

test('a server waits for a neighbour that migrates for longer than a request may wait', async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(async () => void (await drop()));
  let outcome: Promise<string> | undefined;
  await holding(url, lockOfMigrations, async () => {
    outcome = migrate({ connectionString: url }).then(() => 'migrated', String);
    await untilWaiting(url, 1);
    await sleep(silenceTimeout + 500);
  });
  expect(await outcome).toBe('migrated');
});

test('a user who may make no tables is told to own the database', async () => {
  const [admin, name] = [inject('adminUrl'), `test_${randomBytes(6).toString('hex')}`];
  await runOnce(admin, `create database ${name}`);
  const url = new URL(withDatabase(admin, name));
  // Nobody may make a table there, not even a superuser, whom the tests may be given.
  url.searchParams.set('options', '-c search_path=pg_catalog');
  try {
    const refused = migrate({ connectionString: url.href });
    await expect(refused).rejects.toThrow('The user of DATABASE_URL must own the database');
  } finally {
    await dropDatabase(admin, name);
  }
});

test('scores of couples that have ended go, and those of now stay', async () => {
  const database = await newDatabase();
  const db = openDatabase(openPool({ connectionString: database.url }, () => {}));
  try {
    await runOnce(
      database.url,
      `insert into users (id, email) values ('ada', '');
      with made as (
        insert into couples (inviter_id, ended_at) values ('ada', null), ('ada', now()) returning id, ended_at
      ) insert into scores (couple_id, basis, first_user_id, content)
        select id, case when ended_at is null then 'now' else 'ended' end, 'ada', '' from made`,
    );
    await scoresEnd(db as unknown as Kysely<unknown>);
    expect(await runOnce(database.url, 'select basis from scores')).toEqual([{ basis: 'now' }]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});

test('invited addresses of codes that are dead go, and that of an open one stays', async () => {
  const database = await newDatabase();
  const db = openDatabase(openPool({ connectionString: database.url }, () => {}));
  try {
    await runOnce(
      database.url,
      `insert into users (id, email) values ('ada', ''), ('bela', '');
      insert into invites (code, inviter_id, partner_email, expires_at, used_at, revoked_at) values
        ('AAAAA', 'ada', 'open@', now() + '1 day', null, null), ('BBBBB', 'bela', 'late@', now(), null, null),
        ('CCCCC', 'ada', 'used@', now() + '1 day', now(), null),
        ('DDDDD', 'ada', 'void@', now() + '1 day', null, now());
      drop index invited_addresses`,
    );
    await invitedAddresses(db as unknown as Kysely<unknown>);
    const left = 'select partner_email from invites where partner_email is not null';
    expect(await runOnce(database.url, left)).toEqual([{ partner_email: 'open@' }]);
  } finally {
    await db.destroy();
    await database.drop();
  }
});
