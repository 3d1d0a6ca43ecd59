import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { builtinAnalyst } from './ports/analysis/builtin.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { newDatabase } from './testing/server.ts';

const occupiedPort = async (): Promise<number> => {
  const blocker = createServer().listen(0, 'localhost');
  onTestFinished(() => void blocker.close());
  await once(blocker, 'listening');
  return (blocker.address() as { port: number }).port;
};

const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await newDatabase();
  onTestFinished(async () => void (await drop()));
  return url;
};

const foreignKey = `
  with ada as (
    insert into users (id, email, first_name, last_name) values ('ada', 'ada@example.org', 'Ada', '') returning id
  )
  insert into user_keys (user_id, wrapped, master_key_id) select id, '', 'of another key' from ada`;

/** Why a server over this database could not be started, and what of it was ended then. */
const startInVain = async (url: string, port: number, close = async () => {}) => {
  const folder = await temporaryFolder('afterglow-serve-');
  onTestFinished(folder.remove);
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: folder.path,
    DATABASE_URL: url,
    NODE_ENV: 'test',
    MASTER_KEY: newMasterKey(),
  });
  const ended: string[] = [];
  const analyst = {
    ...builtinAnalyst(null, []),
    close: async () => {
      ended.push('the analyst');
      await close();
    },
  };
  const why = await serve(settings, { analyst }).then(String, String);
  return { why, ended };
};

test('a start that fails at a port in use ends what it has started, the analyst too', async () => {
  const url = await emptyDatabase();
  const { why, ended } = await startInVain(url, await occupiedPort());
  expect([why, ended]).toEqual([expect.stringContaining('is in use'), ['the analyst']]);
});

test('a start that fails at the keys of another master key does so too', async () => {
  const url = await emptyDatabase();
  await runOnce(url, foreignKey);
  const { why, ended } = await startInVain(url, 0);
  expect([why, ended]).toEqual([expect.stringContaining('another master key'), ['the analyst']]);
});

test('what cannot be ended then is told beside the reason, and the connections are ended all the same', async () => {
  const url = await emptyDatabase();
  const stuck = () => Promise.reject(new Error('The analyst is stuck.'));
  const { why } = await startInVain(url, await occupiedPort(), stuck);
  expect(why).toMatch(/is in use.*\nThe analyst is stuck\.$/);
  const left = `select 1 from pg_stat_activity where application_name = 'afterglow' and datname = current_database()`;
  // Sooner than a connection that nobody uses would end by itself.
  await expect.poll(() => runOnce(url, left), { timeout: 5_000 }).toEqual([]);
});
