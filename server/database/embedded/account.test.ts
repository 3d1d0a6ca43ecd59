import * as fs from 'node:fs';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  ask,
  isRoot,
  kill,
  removeAfterwards,
  start,
  startElsewhere,
  stranger,
  temporaryFolder,
} from '../../testing/embedded-trial.ts';
import { findHome } from './home.ts';
import { findOwner } from './owner.ts';
import { run } from './program.ts';
import { makeSocketFolder } from './socket-folder.ts';

const somebody = 12345;
const look = ['-c', 'cd "$1"', 'sh', import.meta.dirname];
const strangerReaches = isRoot && (await run('/bin/sh', look, stranger)).code === 0;

test('only root changes to another account', () => {
  expect(findOwner('/no/such/cluster') === undefined).toBe(!isRoot);
});

if (isRoot) {
  test('the server runs under another account, in folders that only that one can enter', async () => {
    const folder = temporaryFolder();
    const { pid, connection } = await start(folder);
    const owner = findOwner(join(folder, 'postgres'));
    expect(owner?.uid).toBeGreaterThan(0);
    expect(statSync(`/proc/${pid}`).uid).toBe(owner?.uid);
    for (const path of [join(folder, 'postgres'), connection.host]) {
      expect(statSync(path)).toMatchObject({ uid: owner?.uid, mode: 0o40700 });
    }
  });

  test('a data folder that only root could enter admits the account, and nobody else', async () => {
    const folder = join(temporaryFolder(), 'data');
    mkdirSync(folder, { mode: 0o700 });
    const { owner, folder: home } = await findHome(folder);
    expect(home).toBe(folder);
    expect(statSync(folder)).toMatchObject({ uid: 0, gid: owner?.gid, mode: 0o40710 });
  });

  test('so does a temporary folder around it', async () => {
    const around = temporaryFolder();
    chmodSync(around, 0o700);
    const folder = join(around, 'data');
    mkdirSync(folder);
    expect((await findHome(folder)).folder).toBe(folder);
    expect(statSync(around)).toMatchObject({ uid: 0, mode: 0o40710 });
  });

  test('a folder that stays out of reach keeps its mode', async () => {
    const around = temporaryFolder();
    const folder = join(around, 'data');
    mkdirSync(folder, { mode: 0o700 });
    chmodSync(around, 0o750);
    removeAfterwards((await findHome(folder)).folder);
    expect(statSync(around)).toMatchObject({ gid: 0, mode: 0o40750 });
    expect(statSync(folder)).toMatchObject({ gid: 0, mode: 0o40700 });
  });

  test('a data folder out of reach points to where the database is, moved or not', async () => {
    const project = temporaryFolder();
    chmodSync(project, 0o750);
    const folder = join(project, 'data');
    const first = await start(folder);
    removeAfterwards(pointedTo(folder));
    await ask(first.connection, "create table kept as select 'still here' as word");
    await first.stop();
    fs.renameSync(folder, join(project, 'moved'));
    const said: string[] = [];
    const second = await start(join(project, 'moved'), (line) => said.push(line));
    expect(said.join()).toContain(`the database is in ${pointedTo(join(project, 'moved'))}`);
    expect(await ask(second.connection, 'select word from kept')).toBe('still here');
    await second.stop();
  });

  test('a copy of such a data folder does not serve the original, and one deleted starts empty', async () => {
    const project = temporaryFolder();
    chmodSync(project, 0o750);
    const [folder, copy] = [join(project, 'data'), join(project, 'copy')];
    mkdirSync(folder);
    const home = await findHome(folder);
    removeAfterwards(home.folder);
    expect(await findHome(folder)).toEqual(home);
    fs.cpSync(folder, copy, { recursive: true });
    await expect(findHome(copy)).rejects.toThrow(/copy of .*belongs to that one/);
    rmSync(folder, { recursive: true });
    mkdirSync(folder);
    const next = await findHome(folder);
    removeAfterwards(next.folder);
    expect(next.folder).not.toBe(home.folder);
  });

  test('a database that came out of reach is not replaced by an empty one', async () => {
    const project = temporaryFolder();
    const folder = join(project, 'data');
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    chmodSync(project, 0o750);
    await expect(findHome(folder)).rejects.toThrow(/can no longer reach/);
    expect(existsSync(join(folder, 'database-location'))).toBe(false);
  });

  test('a socket folder that somebody else made is refused', async () => {
    const folder = join(temporaryFolder(), 'long'.repeat(30));
    mkdirSync(folder);
    const home = await findHome(folder);
    const place = makeSocketFolder(home);
    removeAfterwards(place);
    expect(makeSocketFolder(home)).toBe(place);
    chownSync(place, somebody, somebody);
    expect(() => makeSocketFolder(home)).toThrow(/somebody else \(user 12345\)/);
  });
}

if (strangerReaches) {
  test('an ordinary user serves, and root serves that on as that user', async () => {
    const folder = temporaryFolder(stranger);
    const ordinary = startElsewhere(folder, stranger);
    const { connection, pid } = await ordinary.said;
    expect(statSync(`/proc/${pid}`).uid).toBe(stranger.uid);
    await ask(connection, "create table kept as select 'still here' as word");
    await kill(ordinary.child);
    const next = await start(folder);
    expect(statSync(`/proc/${next.pid}`).uid).toBe(stranger.uid);
    expect(await ask(next.connection, 'select word from kept')).toBe('still here');
    await next.stop();
    const again = await startElsewhere(folder, stranger).said;
    expect(again.adopted).toBe(false);
    expect(await ask(again.connection, 'select word from kept')).toBe('still here');
  });

  test('an ordinary user is told whose the database is', async () => {
    const folder = temporaryFolder(stranger);
    mkdirSync(join(folder, 'postgres'));
    chownSync(join(folder, 'postgres'), somebody, somebody);
    const said = await startElsewhere(folder, stranger).said;
    expect(said).toMatchObject({
      failed: 'DataFolderUnusable',
      message: expect.stringContaining('id 12345'),
    });
  });
}

function pointedTo(folder: string): string {
  return fs.readFileSync(join(folder, 'database-location'), 'utf8').trim();
}
