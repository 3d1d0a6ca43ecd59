import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { listAnswers } from '../contract/answers.ts';
import { checkInvites } from '../contract/invites.ts';
import { startEmbedded } from './database/embedded/start.ts';
import { makeCouple } from './testing/couples.ts';
import { databaseUrlOf, runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { couple, signInAgain } from './testing/people.ts';
import { type Program, startProgram } from './testing/program.ts';
import { tap } from './testing/taps.ts';

const run = promisify(execFile);
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder('afterglow-back-up-');
});
afterEach(() => folder.remove());

const command = (words: readonly string[], settings: Record<string, string>) =>
  run(process.execPath, [join(import.meta.dirname, 'back-up.ts'), ...words], {
    env: { ...process.env, ...settings },
  });

const backUp = (verb: string, dataDir: string, file: string, ...deletedSince: readonly string[]) =>
  command([verb, file, ...deletedSince], { DATA_DIR: dataDir });

const start = async (dataDir: string): Promise<Program> => {
  const program = await startProgram({ DATA_DIR: dataDir });
  onTestFinished(program.stop);
  return program;
};

/** Two data folders, the second empty but for the master key of the first once that is there, and a file. */
const places = () => {
  const at = (name: string) => join(folder.path, name);
  const [here, there, file] = [at('here'), at('there'), at('back-up.gz')] as const;
  const handKeyOver = async () => {
    await mkdir(there);
    await copyFile(join(here, 'master-key'), join(there, 'master-key'));
  };
  return { here, there, file, handKeyOver };
};

test('a back-up made while serving comes back in another folder, sealed words and all', async () => {
  const { here, there, file, handKeyOver } = places();
  const program = await start(here);
  const kept = await makeCouple(program.url);
  await tap(kept, 'love-questions-01', 'lets-talk');
  const before = (await kept.send(listAnswers)).text;
  const { stdout } = await backUp('back-up', here, file);
  await program.stop();
  await handKeyOver();
  const [written] = /^[1-9]\d* rows/.exec(stdout) ?? ['none'];
  expect((await backUp('restore', there, file)).stdout).toContain(`${written} are back`);
  const restored = await start(there);
  const person = await signInAgain(restored, kept);
  expect((await person.send(listAnswers)).text).toBe(before);
  expect(before).toContain('lets-talk');
  await restored.stop();
  await expect(backUp('restore', there, file)).rejects.toThrow('empty one only');
});

test('who deleted the account since is named to the restore, and does not come back with it', async () => {
  const { here, there, file, handKeyOver } = places();
  const program = await start(here);
  const [gone, left] = await couple(program);
  await backUp('back-up', here, file);
  await program.stop();
  await handKeyOver();
  const { stdout } = await backUp('restore', there, file, gone.uid, 'of-nobody');
  expect(stdout).toContain('Accounts deleted again: 1.');
  const restored = await start(there);
  await expect(signInAgain(restored, gone)).rejects.toThrow('sign-in: 401');
  const person = await signInAgain(restored, left);
  expect(await person.call(checkInvites)).toMatchObject({ hasPartner: false, partnerEmail: null });
});

test('a file that is not there is refused in one line, and the database is stopped', async () => {
  const [dataDir, file] = [join(folder.path, 'data'), join(folder.path, 'typo.gz')];
  const { code, stderr } = await backUp('restore', dataDir, file).catch((error) => error);
  expect([code, stderr]).toEqual([1, `There is no file ${file}.\n`]);
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
});

test('a back-up of a folder without a database is refused, and makes neither', async () => {
  const [dataDir, file] = [join(folder.path, 'mistyped'), join(folder.path, 'back-up.gz')];
  const { code, stderr } = await backUp('back-up', dataDir, file).catch((error) => error);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`no database of Afterglow in ${dataDir}`)]);
  expect(await readdir(folder.path)).toEqual([]);
});

test('a back-up of a database without our tables is refused, and makes none', async () => {
  const database = await startEmbedded({ dataDir: join(folder.path, 'bare'), log: () => {} });
  const url = databaseUrlOf(database);
  const words = ['back-up', join(folder.path, 'x.gz')];
  const refused = command(words, { DATA_DIR: join(folder.path, 'unused'), DATABASE_URL: url });
  await expect(refused).rejects.toThrow('no database of Afterglow in DATABASE_URL');
  const made = await runOnce(url, "select tablename from pg_tables where schemaname = 'public'");
  await database.stop();
  expect(made).toEqual([]);
});
