import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/folder.ts';
import { installedPrograms } from './testing/installed-postgres.ts';
import { keepLedger } from './testing/ledger.ts';

const programs = installedPrograms();

const expectKept = async (database: string | null, serverKills: number, databaseKills: number) => {
  const folder = await temporaryFolder('afterglow-ledger-');
  try {
    const plan = { folder: folder.path, programs: database, serverKills, databaseKills };
    const { acknowledged, wrong } = await keepLedger(plan);
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  } finally {
    await folder.remove();
  }
};

test('nothing acknowledged is lost when the server and PostgreSQL are killed at random moments', () =>
  expectKept(null, 4, 3));

if (programs === null) {
  test.skip('not tried: the ledger on a separately installed PostgreSQL, since none is installed here');
} else {
  test('nothing acknowledged is lost on a separately installed PostgreSQL either', () =>
    expectKept(programs, 1, 2));
}
