import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  ask,
  kill,
  named,
  serves,
  sharedFolder,
  soon,
  start,
  startElsewhere,
  temporaryFolder,
} from '../../testing/embedded-trial.ts';
import { findOwner } from './owner.ts';
import { readPidFile } from './pid-file.ts';
import { adopt, end } from './postmaster.ts';
import { within } from './wait.ts';

test('a first start that was killed half-way leaves nothing behind', async () => {
  const folder = temporaryFolder();
  const { child } = startElsewhere(folder);
  await soon(() => named(folder, 'postgres.new-').length > 0);
  await kill(child);
  expect(named(folder, 'postgres')).toEqual([expect.stringMatching('postgres.new-')]);
  const { connection } = await start(folder);
  expect(await ask(connection, 'select 1')).toBe(1);
  expect(named(folder, 'postgres')).toEqual(['postgres']);
});

test('when its parent is killed the server stops by itself', async () => {
  const folder = sharedFolder();
  const { child, said } = startElsewhere(folder);
  const { pid = 0 } = await said;
  await kill(child);
  await soon(() => !serves(pid, folder));
});

test('a start right after a kill waits for the server that is being stopped, and has every commit', async () => {
  const folder = sharedFolder();
  const { child, said } = startElsewhere(folder);
  const { pid = 0, connection } = await said;
  await ask(connection, "create table if not exists kept as select 'still here' as word");
  const line = lifeLine(folder);
  process.kill(line, 'SIGSTOP');
  onTestFinished(() => void (serves(line, folder) && process.kill(line, 'SIGCONT')));
  await kill(child);
  const starting = start(folder);
  expect(await within(starting, 300)).toBe(false);
  process.kill(line, 'SIGCONT');
  const next = await starting;
  expect(next.adopted).toBe(false);
  expect(serves(pid, folder)).toBe(false);
  expect(await ask(next.connection, 'select word from kept')).toBe('still here');
});

test('a server that nothing stops any more is adopted, tied and stopped like one of our own', async () => {
  const folder = sharedFolder();
  const { pid } = await orphan(folder);
  const second = startElsewhere(folder);
  const said = await second.said;
  expect(said).toMatchObject({ adopted: true, pid });
  expect(await ask(said.connection, 'select 1')).toBe(1);
  await kill(second.child);
  await soon(() => !serves(pid, folder));
});

test('stopping an adopted server waits until it is gone', async () => {
  const folder = sharedFolder();
  const { pid } = await orphan(folder);
  const database = await start(folder);
  expect(database.adopted).toBe(true);
  await database.stop();
  expect(serves(pid, folder)).toBe(false);
});

test('a server that was left and does not answer makes room for a new one', async () => {
  const folder = temporaryFolder();
  const { pid, connection } = await orphan(folder);
  const superuser = { ...connection, user: 'postgres', database: 'postgres' };
  await ask(superuser, 'alter database afterglow allow_connections false');
  const database = await start(folder);
  expect(database.adopted).toBe(false);
  expect(serves(pid, folder)).toBe(false);
});

test('a number in postmaster.pid that now is another process is no server', async () => {
  const folder = sharedFolder();
  const { child, said } = startElsewhere(folder);
  const { pid = 0, connection } = await said;
  const cluster = join(folder, 'postgres');
  const pidFile = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
  await kill(child);
  await soon(() => !serves(pid, folder));
  const other = spawn('/bin/sleep', ['60'], { ...findOwner(cluster) });
  onTestFinished(() => void other.kill());
  const recycled = pidFile.replace(String(pid), String(other.pid));
  writeFileSync(join(cluster, 'postmaster.pid'), recycled);
  writeFileSync(join(connection?.host ?? '', '.s.PGSQL.5432.lock'), recycled);
  const database = await start(folder);
  expect(database.adopted).toBe(false);
  expect(await ask(database.connection, 'select 1')).toBe(1);
  expect(other.exitCode === null && other.signalCode === null).toBe(true);
});

test("an empty postmaster.pid, as a power cut leaves it, is in nobody's way", async () => {
  const folder = sharedFolder();
  await (await start(folder)).stop();
  writeFileSync(join(folder, 'postgres/postmaster.pid'), '');
  await start(folder);
});

test('a killed PostgreSQL is back by itself, again and again, with every commit', async () => {
  const database = await start(sharedFolder());
  await ask(database.connection, "create table if not exists kept as select 'still here' as word");
  for (const _ of [1, 2]) {
    const { pid } = database;
    process.kill(pid, 'SIGKILL');
    await soon(() => database.pid !== pid);
    expect(await ask(database.connection, 'select word from kept')).toBe('still here');
  }
});

test('stopping while the server is being started again leaves none', async () => {
  const folder = sharedFolder();
  const lines: string[] = [];
  const database = await start(folder, (line) => lines.push(line));
  process.kill(database.pid, 'SIGKILL');
  await soon(() => lines.some((line) => line.includes('starting it again')));
  await database.stop();
  const left = readPidFile(join(folder, 'postgres'));
  expect(left && serves(left.pid, folder)).toBeFalsy();
});

test('a lost life line is replaced', async () => {
  const folder = sharedFolder();
  const { child, said } = startElsewhere(folder);
  const { pid = 0 } = await said;
  const first = lifeLine(folder);
  process.kill(first, 'SIGKILL');
  await soon(() => lifeLine(folder) !== first);
  await kill(child);
  await soon(() => !serves(pid, folder));
});

test('a server that cannot stop is stopped harder', async () => {
  const folder = sharedFolder();
  const database = await start(folder);
  const { pid } = database;
  const home = { folder, cluster: join(folder, 'postgres'), owner: undefined };
  process.kill(pid, 'SIGSTOP');
  onTestFinished(() => void (serves(pid, folder) && process.kill(pid, 'SIGCONT')));
  await end(adopt(pid, home), 0.02);
  await soon(() => database.pid !== pid);
});

const lifeLine = (folder: string) => Number(readFileSync(join(folder, 'life-line.pid'), 'utf8'));

/** A server whose process was killed, and its life line with it. */
async function orphan(folder: string) {
  const { child, said } = startElsewhere(folder);
  const { pid = 0, connection } = await said;
  child.kill('SIGSTOP');
  process.kill(lifeLine(folder), 'SIGKILL');
  await kill(child);
  onTestFinished(() => {
    if (serves(pid, folder)) process.kill(pid, 'SIGQUIT');
  });
  if (!connection) throw new Error('It did not serve');
  return { pid, connection };
}
