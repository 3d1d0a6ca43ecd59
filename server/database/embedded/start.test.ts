import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  ask,
  named,
  removeAfterwards,
  serves,
  sharedFolder,
  start,
  temporaryFolder,
} from '../../testing/embedded-trial.ts';
import { DataFolderInUse } from './errors.ts';
import { startEmbedded } from './start.ts';

test('serves a new data folder, and what was written is there at the next start', async () => {
  const folder = sharedFolder();
  const first = await start(folder);
  await ask(first.connection, "create table if not exists kept as select 'still here' as word");
  await first.stop();
  const second = await start(folder);
  expect(second.adopted).toBe(false);
  expect(await ask(second.connection, 'select word from kept')).toBe('still here');
});

test('loses no commit, speaks UTF-8, checks its pages and listens on the socket only', async () => {
  const { connection } = await start(sharedFolder());
  const settings = `select json_object_agg(name, setting) from pg_settings where name in ('fsync',
    'full_page_writes', 'synchronous_commit', 'server_encoding', 'data_checksums', 'listen_addresses', 'TimeZone')`;
  expect(await ask(connection, settings)).toEqual({
    ...{ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
    ...{ server_encoding: 'UTF8', data_checksums: 'on', listen_addresses: '', TimeZone: 'UTC' },
  });
  expect(await ask(connection, "select upper('ä')")).toBe('Ä');
  expect(await ask(connection, 'show is_superuser')).toBe('off');
});

test('no file can switch the durability off', async () => {
  const folder = sharedFolder();
  await (await start(folder)).stop();
  writeFileSync(join(folder, 'postgres/postgresql.auto.conf'), "fsync = off\nlisten_addresses = '*'\n");
  const { connection } = await start(folder);
  expect(await ask(connection, 'show fsync')).toBe('on');
  expect(await ask(connection, 'show listen_addresses')).toBe('');
});

// Only there can be seen what a process was given.
if (existsSync('/proc/self/environ')) {
  test('PostgreSQL is given nothing of our environment', async () => {
    vi.stubEnv('IDENTITY_SECRET', 'hush');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { pid } = await start(sharedFolder());
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('hush');
  });
}

test('stopping twice waits for the same end, and leaves neither a process nor a lock', async () => {
  const folder = sharedFolder();
  const database = await start(folder);
  const stops = [database.stop(), database.stop()];
  await Promise.all(stops);
  expect(serves(database.pid, folder)).toBe(false);
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false);
  await start(folder);
});

test.each(['with spaces', `it's "quoted", and $HOME \\ too`])(
  'serves a data folder named %s',
  async (name) => {
    const { connection } = await start(join(temporaryFolder(), name, 'data'));
    expect(await ask(connection, 'select 1')).toBe(1);
  },
);

test('puts the socket of a data folder with a long path where the path is short, each time the same', async () => {
  const folder = join(temporaryFolder(), 'long'.repeat(30));
  const first = await start(folder);
  removeAfterwards(first.connection.host);
  expect(first.connection.host).toMatch(/^\/tmp\/afterglow-[0-9a-f]{16}$/);
  expect(await ask(first.connection, 'select 1')).toBe(1);
  await first.stop();
  const second = await start(folder);
  expect(second.connection.host).toBe(first.connection.host);
});

test('leaves the data of another major version alone and says what to do', async () => {
  const folder = temporaryFolder();
  const cluster = join(folder, 'postgres');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
  const failure = await startEmbedded({ dataDir: folder, log: () => {} }).catch(String);
  expect(failure).toMatch(/written by PostgreSQL 15.*brings 18.*back-up.*DATABASE_URL/s);
  expect(named(cluster, '')).toEqual(['PG_VERSION']);
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('15\n');
});

test('leaves a folder alone that holds something else', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/novel.txt'), 'Once');
  await expect(startEmbedded({ dataDir: folder, log: () => {} })).rejects.toThrow(/not PostgreSQL's/);
  expect(named(join(folder, 'postgres'), '')).toEqual(['novel.txt']);
});

test('a start that fails leaves the data folder to the next', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/novel.txt'), 'Once');
  for (const _ of [1, 2]) {
    await expect(startEmbedded({ dataDir: folder, log: () => {} })).rejects.not.toThrow(DataFolderInUse);
  }
});

test.each(['file', 'file/data'])('says so when the data folder cannot be made at %s', async (place) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(startEmbedded({ dataDir: join(folder, place), log: () => {} })).rejects.toThrow(
    /cannot be written.*DATA_DIR/,
  );
});
