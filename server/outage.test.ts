import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded/start.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { makeCouple } from './testing/couples.ts';
import { databaseUrlOf, runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import type { Person } from './testing/people.ts';
import { type Program, startProgram } from './testing/program.ts';

/** What people get while the database is away, and that it heals by itself. One server, one database, in turn. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: EmbeddedDatabase;
let program: Program;
let member: Person;

const superuserUrl = ({ connection }: EmbeddedDatabase): string =>
  `postgresql://postgres@localhost:${connection.port}/postgres?host=${encodeURIComponent(connection.host)}`;

/** Processes that this one started. Linux only. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text
    .split(' ')
    .filter((word) => word.trim() !== '')
    .map(Number);
};

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-outage-');
  database = await startEmbedded({ dataDir: `${folder.path}/data`, log: () => {} });
  const settings = {
    DATABASE_URL: databaseUrlOf(database),
    DATA_DIR: `${folder.path}/server`,
    MASTER_KEY: newMasterKey(),
  };
  program = await startProgram({ ...settings, LOG_LEVEL: 'silent' });
  member = await makeCouple(program.url);
});

afterAll(async () => {
  await program?.stop();
  await database?.stop();
  await folder?.remove();
});

const save = (text: string) =>
  fetch(`${program.url}/api/individual-questions/save-answer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ questionId: 'moving-in-09', answer: text }),
    signal: AbortSignal.timeout(10_000),
  });

const read = () =>
  fetch(`${program.url}/api/individual-answers`, {
    headers: { authorization: `Bearer ${member.token}` },
    signal: AbortSignal.timeout(10_000),
  });

/** What was saved last, once the database is back. */
const stored = async (): Promise<string> => {
  const reply = await vi.waitFor(
    async () => {
      const answered = await read();
      expect(answered.status).toBe(200);
      return answered;
    },
    { timeout: 20_000, interval: 100 },
  );
  return reply.text();
};

const expectAway = async (replies: readonly Response[]) => {
  for (const reply of replies) {
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toMatchObject({ code: 'unavailable' });
  }
};

describe('a database that', () => {
  test('is frozen: 503 within ten seconds, nothing acknowledged, and back by itself', async () => {
    expect((await save('BEFORE the frost')).status).toBe(200);
    process.kill(database.pid, 'SIGSTOP');
    const backends = await childrenOf(database.pid);
    for (const pid of backends) process.kill(pid, 'SIGSTOP');
    try {
      await expectAway(await Promise.all([save('DURING the frost'), read()]));
      expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
    } finally {
      for (const pid of [...backends, database.pid]) process.kill(pid, 'SIGCONT');
    }
    expect(await stored()).toContain('BEFORE the frost');
    expect((await save('AFTER the frost')).status).toBe(200);
  });

  test('was killed: 503 or a normal reply meanwhile, and back by itself', async () => {
    process.kill(database.pid, 'SIGKILL');
    const during = await Promise.all([save('DURING the kill'), read()]);
    for (const reply of during) expect([200, 503]).toContain(reply.status);
    expect(await stored()).toMatch(/AFTER the frost|DURING the kill/);
  });

  test('has no connection to give: 503, and back once there is one', async () => {
    const admin = superuserUrl(database);
    await runOnce(admin, 'alter role afterglow connection limit 0');
    await runOnce(
      admin,
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'afterglow'",
    );
    await vi.waitFor(async () => expectAway([await read()]), { timeout: 10_000 });
    await runOnce(admin, 'alter role afterglow connection limit -1');
    await stored();
    expect((await save('AFTER the crowd')).status).toBe(200);
  });
});
