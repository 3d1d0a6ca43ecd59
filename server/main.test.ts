import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkInvites } from '../contract/invites.ts';
import { reachRunning } from './database/embedded/start.ts';
import { readKeyFile } from './ports/vault/key-file.ts';
import { localVault } from './ports/vault/local.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { makeCouple } from './testing/couples.ts';
import { databaseUrlOf, runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { createAccount, join as joinProduct, signInAgain } from './testing/people.ts';
import { startProgram } from './testing/program.ts';

const run = promisify(execFile);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder("afterglow main 'test' ");
});

afterEach(() => folder.remove());

const dataDir = () => join(folder.path, 'data');

/** Processes that work inside the folder, as PostgreSQL does in its data. Linux only. */
const processesAt = async (path: string): Promise<string[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return places.filter((place) => place.startsWith(path));
};

const noneLeft = () =>
  vi.waitFor(async () => expect(await processesAt(folder.path)).toEqual([]), {
    timeout: 15_000,
  });

describe('the program', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a request finish, stops PostgreSQL, exits with 0',
    async (signal) => {
      const program = await startProgram({ DATA_DIR: dataDir() });
      expect(await (await fetch(`${program.url}/readyz`)).json()).toEqual({
        ready: true,
      });
      expect((await processesAt(folder.path)).length).toBeGreaterThan(0);
      expect(await program.end(signal)).toBe(0);
      await noneLeft();
    },
  );

  test('asked to end in the middle of saves, it refuses none that it has taken', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    const { token } = await makeCouple(program.url);
    const save = (n: number) =>
      fetch(`${program.url}/api/individual-questions/save-answer`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          questionId: `health-goals-${String(1 + (n % 20)).padStart(2, '0')}`,
          answer: `Save ${n}`,
        }),
      }).then(
        (reply) => reply.status,
        () => 'not taken',
      );
    const saves = Array.from({ length: 200 }, (_, n) => save(n));
    await Promise.race(saves);
    const ending = program.end('SIGTERM');
    const outcomes = new Set(await Promise.all(saves));
    outcomes.delete('not taken');
    expect([...outcomes]).toEqual([200]);
    expect(await ending).toBe(0);
    await noneLeft();
  });

  test('killed outright, it takes PostgreSQL with it, and the next start works', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    await program.end('SIGKILL');
    const next = await startProgram({ DATA_DIR: dataDir() });
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    await next.stop();
    await noneLeft();
  });

  test('a second one on the same data folder says so and what to do', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    await expect(startProgram({ DATA_DIR: dataDir() })).rejects.toThrow(/in use[\s\S]*DATA_DIR/);
    const other = await startProgram({ DATA_DIR: join(folder.path, 'other') });
    await Promise.all([program.stop(), other.stop()]);
    await noneLeft();
  });

  test('a port in use is one clear sentence, and nothing stays behind', async () => {
    const blocker = createServer().listen(0, 'localhost');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    await expect(startProgram({ DATA_DIR: dataDir(), PORT: String(port) })).rejects.toThrow(
      `Port ${port} is in use`,
    );
    blocker.close();
    await noneLeft();
  });

  test('a lost master key stops the start with what to do, before anything is served', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    await makeCouple(program.url);
    await program.stop();
    await rm(join(dataDir(), 'master-key'));
    await expect(startProgram({ DATA_DIR: dataDir() })).rejects.toThrow(
      /another master key[\s\S]*MASTER_KEY/,
    );
    await noneLeft();
  });

  test('a file without a master key stops the first start too', async () => {
    await mkdir(dataDir(), { recursive: true });
    await writeFile(join(dataDir(), 'master-key'), '');
    await expect(startProgram({ DATA_DIR: dataDir() })).rejects.toThrow('There is no master key in');
    await noneLeft();
  });

  test('the master key can be changed by one command while the server serves, and nothing stays on the older', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    const { token } = await makeCouple(program.url);
    const read = () =>
      fetch(`${program.url}/api/individual-answers`, { headers: { authorization: `Bearer ${token}` } });
    const before = await (await read()).text();
    const keys = () => readKeyFile(join(dataDir(), 'master-key'));
    const late = localVault(keys).newKey('late');
    const database = databaseUrlOf({ connection: await reachRunning(dataDir()) });
    const command = run(process.execPath, [join(import.meta.dirname, 'rotate-master-key.ts')], {
      env: { ...process.env, DATA_DIR: dataDir() },
    });
    await expect.poll(keys, { timeout: 60_000 }).toHaveLength(2);
    const row = `'late', decode('${late.wrapped.toString('hex')}', 'hex'), '${late.masterKeyId}'`;
    await runOnce(
      database,
      `insert into users (id, email) values ('late', ''); insert into user_keys values (${row})`,
    );
    expect((await command).stdout).toContain('3 keys');
    await joinProduct(program, 'Cleo');
    const [now, older] = keys().map(({ id }) => id);
    expect(older).toBe(late.masterKeyId);
    const used = 'select master_key_id as id, count(*)::int as n from user_keys group by 1';
    expect(await runOnce(database, used)).toEqual([{ id: now, n: 4 }]);
    expect(await (await read()).text()).toBe(before);
    await program.stop();
    await noneLeft();
  });

  test('an account can be disabled, enabled and signed out by one command while the server serves', async () => {
    const program = await startProgram({ DATA_DIR: dataDir() });
    const account = (...words: string[]) =>
      run(process.execPath, [join(import.meta.dirname, 'account.ts'), ...words], {
        env: { ...process.env, DATA_DIR: dataDir() },
      }).then(
        ({ stdout }) => [0, stdout],
        ({ code, stderr }) => [code, stderr],
      );
    const says = (text: string) => expect.stringContaining(text);
    const ada = await joinProduct(program);
    expect(await account('disable', ada.email.toUpperCase())).toEqual([
      0,
      says('disabled; 1 session was ended'),
    ]);
    expect(await account('disable', ada.email)).toEqual([0, says('disabled already; 0 sessions were ended')]);
    expect((await ada.send(checkInvites)).status).toBe(401);
    await expect(signInAgain(program, ada)).rejects.toThrow(/403 .*USER_DISABLED.*has been disabled/);
    expect(await account('enable', ada.email)).toEqual([0, says('can be used again')]);
    expect((await (await signInAgain(program, ada)).send(checkInvites)).status).toBe(200);
    expect(await account('sign-out', ada.email)).toEqual([0, says('1 session was ended')]);
    const unknown = says('There is no account with this address');
    expect(await account('disable', 'nobody@example.org')).toEqual([1, unknown]);
    expect(await account('forget', ada.email)).toEqual([2, says('disable|enable|sign-out ADDRESS')]);
    expect(await account('disable')).toEqual([2, says('ADDRESS')]);
    await program.stop();
    await noneLeft();
  });

  test('no command writes with another master key than that of the server, or makes one up', async () => {
    const program = await startProgram({ DATA_DIR: dataDir(), MASTER_KEY: newMasterKey() });
    const [, { email }] = [await joinProduct(program), await createAccount(program)];
    const refusal = (more: Record<string, string>, file: string, ...words: string[]) => {
      const env = { ...process.env, DATA_DIR: dataDir(), ...more };
      return run(process.execPath, [join(import.meta.dirname, file), ...words], { env }).catch(String);
    };
    const without = await refusal({}, 'account.ts', 'disable', email);
    expect(without).toContain(`There is no file ${join(dataDir(), 'master-key')}`);
    const wrong = { MASTER_KEY: newMasterKey() };
    expect(await refusal(wrong, 'account.ts', 'disable', email)).toContain('another master key');
    expect(await refusal(wrong, 'rotate-master-key.ts')).toContain('another master key');
    expect(await readdir(dataDir())).not.toContain('master-key');
    await program.stop();
    await noneLeft();
  });

  test('a given database needs a given master key, in production or not', async () => {
    const settings = { DATA_DIR: dataDir(), DATABASE_URL: 'postgresql://nobody@localhost:1/none' };
    for (const NODE_ENV of ['production', ''])
      await expect(startProgram({ ...settings, NODE_ENV })).rejects.toThrow(/MASTER_KEY must be set/);
  });

  test('a setting that is wrong is named', async () => {
    await expect(startProgram({ DATA_DIR: dataDir(), PORT: 'many' })).rejects.toThrow(/PORT/);
  });
});
