import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, inject, test } from 'vitest';
import { dropDatabase, runOnce, withDatabase } from '../testing/databases.ts';
import { newDatabase } from '../testing/server.ts';
import { migrate } from './migrate.ts';
import { up as scoresEnd } from './migrations/009-scores-end.ts';
import { openDatabase, openPool } from './open.ts';

test('six servers that migrate one empty database at once all succeed', async () => {
  const admin = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnce(admin, `create database ${name}`);
  const url = withDatabase(admin, name);
  const servers = Array.from({ length: 6 }, () =>
    openDatabase(openPool({ connectionString: url }, () => {})),
  );
  try {
    await Promise.all(servers.map((db) => db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()));
    const outcomes = await Promise.allSettled(servers.map(migrate));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const [row] = await runOnce(url, 'select count(*)::int as n from users');
    expect(row).toEqual({ n: 0 });
  } finally {
    await Promise.all(servers.map((db) => db.destroy()));
    await dropDatabase(admin, name);
  }
});

test('a user who may make no tables is told to own the database', async () => {
  const [admin, name] = [inject('adminUrl'), `test_${randomBytes(6).toString('hex')}`];
  await runOnce(admin, `create database ${name}`);
  const url = new URL(withDatabase(admin, name));
  // Nobody may make a table there, not even a superuser, whom the tests may be given.
  url.searchParams.set('options', '-c search_path=pg_catalog');
  const db = openDatabase(openPool({ connectionString: url.href }, () => {}));
  try {
    await expect(migrate(db)).rejects.toThrow('The user of DATABASE_URL must own the database');
  } finally {
    await db.destroy();
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
