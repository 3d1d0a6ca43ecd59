import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beside } from './beside.ts';
import type { Database } from './context.ts';
import { silenceTimeout } from './database/open.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { readSettings } from './settings.ts';
import { newDatabase } from './testing/server.ts';

test("an operator's work may take longer than anything that a request asks of the database", async () => {
  const { url, drop } = await newDatabase();
  onTestFinished(async () => void (await drop()));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const work = async (db: Database) => {
    await sql`select pg_sleep(${silenceTimeout / 1000 + 0.5})`.execute(db);
    return 'It is done.';
  };
  await beside(readSettings({ DATABASE_URL: url, MASTER_KEY: newMasterKey(), NODE_ENV: 'test' }), work);
  expect(said.mock.calls.flat()).toContain('It is done.\n');
});
