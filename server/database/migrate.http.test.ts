import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { dropDatabase, runOnce, withDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
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
