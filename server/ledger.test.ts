import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/folder.ts';
import { keepLedger } from './testing/ledger.ts';

test('nothing acknowledged is lost when the server and PostgreSQL are killed at random moments', async () => {
  const folder = await temporaryFolder('afterglow-ledger-');
  try {
    const { acknowledged, wrong } = await keepLedger({
      folder: folder.path,
      serverKills: 4,
      databaseKills: 3,
    });
    expect(wrong).toEqual([]);
    expect(acknowledged).toBeGreaterThan(20);
  } finally {
    await folder.remove();
  }
});
