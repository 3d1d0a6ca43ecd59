import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnce } from '../testing/databases.ts';
import { flushedDuring } from '../testing/flushed.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { newDatabase } from '../testing/server.ts';
import { backUp, restore } from './back-up.ts';
import { openDatabase, openPool } from './open.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder('afterglow-rows-');
});
afterAll(() => folder.remove());

type Place = { readonly url: string; readonly db: ReturnType<typeof openDatabase> };

const inDatabase = async (work: (place: Place) => Promise<void>): Promise<void> => {
  const { url, drop } = await newDatabase();
  const db = openDatabase(openPool({ connectionString: url }, () => {}));
  try {
    await work({ url, db });
  } finally {
    await db.destroy();
    await drop();
  }
};

/** Makes so many users, and backs them up. */
const backUpOf = async (users: number, file: string): Promise<unknown> => {
  let rows: unknown;
  await inDatabase(async ({ url, db }) => {
    await runOnce(
      url,
      `insert into users (id, email, first_name, last_name)
       select n, md5(n::text), E'A\\u2028d\\ra\\u0085\\n' || n, md5(random()::text) from generate_series(1, ${users}) n`,
    );
    rows = await usersOf(url);
    await backUp(db, file);
  });
  return rows;
};
const usersOf = (url: string) => runOnce(url, 'select id, first_name, last_name from users order by id');

test('names come back as they were, whatever character they hold', async () => {
  const file = join(folder.path, 'names.gz');
  const before = await backUpOf(3, file);
  await inDatabase(async ({ url, db }) => {
    expect(await restore(db, file)).toBe(3);
    expect(await usersOf(url)).toEqual(before);
  });
});

test('a back-up that is told to be done outlives a power cut, its name too', async () => {
  const file = join(folder.path, 'flushed.gz');
  await inDatabase(async ({ db }) => {
    const flushed = await flushedDuring(() => backUp(db, file));
    expect(flushed).toEqual([(await stat(file)).ino, (await stat(folder.path)).ino]);
  });
});

/** What people do again, and what is over by itself; the tables of migrations come with every server. */
const leftOut: Readonly<Record<string, string>> = {
  'identity.jwks': 'signing keys are made anew',
  'identity.rateLimit': 'counters begin anew',
  'identity.session': 'people sign in again',
  'identity.verification': 'people ask for a new link',
  'public.budgets': 'counters begin anew',
  'public.mails': 'what a mail says would come late, and perhaps twice',
  'public.told_analyses': 'what a model said is kept for a day only',
};

test('each table is in a back-up or left out for a reason', async () => {
  const file = join(folder.path, 'tables.gz');
  await inDatabase(async ({ url, db }) => {
    await backUp(db, file);
    const lines = gunzipSync(await readFile(file)).toString();
    const held = [...lines.matchAll(/^\{"table":"(.+)"\}$/gm)].map(
      ([, table]) => table?.replaceAll('\\"', '') ?? '',
    );
    const found = await runOnce(
      url,
      `select schemaname || '.' || tablename as name from pg_tables
        where schemaname in ('public', 'identity') and tablename not like 'kysely%'`,
    );
    expect([...held, ...Object.keys(leftOut)].sort()).toEqual(found.map(({ name }) => name).sort());
  });
});

test('a back-up of which the end is missing is refused, and nothing of it stays', async () => {
  const file = join(folder.path, 'cut.gz');
  await backUpOf(2000, file);
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 20));
  await inDatabase(async ({ url, db }) => {
    await expect(restore(db, file)).rejects.toThrow('or not whole');
    expect(await usersOf(url)).toEqual([]);
  });
});

test('a back-up that was packed anew without the end of its last line is refused, too', async () => {
  const file = join(folder.path, 'line.gz');
  await backUpOf(3, file);
  const lines = gunzipSync(await readFile(file)).toString();
  await writeFile(file, gzipSync(lines.trimEnd()));
  await inDatabase(async ({ url, db }) => {
    await expect(restore(db, file)).rejects.toThrow('or not whole');
    expect(await usersOf(url)).toEqual([]);
  });
});

/** Both members of each couple, all of those who invited before all of their partners: in other batches of a restore. */
const manyCouples = (couples: number) => `
  insert into users (id, email) select n, '' from generate_series(1, ${2 * couples}) n;
  insert into couples (id, inviter_id) select md5(n::text)::uuid, n from generate_series(1, ${couples}) n;
  insert into partners
    select n, 1 + (n + ${couples} - 1) % ${2 * couples}, md5((1 + (n - 1) % ${couples})::text)::uuid
    from generate_series(1, ${2 * couples}) n`;

test('partners hold each other again, however many couples there are', async () => {
  const file = join(folder.path, 'couples.gz');
  const partnersOf = (url: string) => runOnce(url, 'select * from partners order by user_id');
  let before: unknown;
  await inDatabase(async ({ url, db }) => {
    await runOnce(url, manyCouples(600));
    before = await partnersOf(url);
    await backUp(db, file);
  });
  await inDatabase(async ({ url, db }) => {
    expect(await restore(db, file)).toBe(3000);
    expect(await partnersOf(url)).toEqual(before);
  });
});

const packed = (...lines: readonly string[]): Buffer =>
  gzipSync(['afterglow back-up 1', ...lines, ''].join('\n'));

const emptyUser = {
  email: '',
  first_name: '',
  last_name: '',
  created_at: '2030-01-01',
  updated_at: '2030-01-01',
};
const coupleId = '00000000-0000-4000-8000-000000000000';
const halfCouple = [
  '{"table":"public.users"}',
  ...['ada', 'bela'].map((id) => JSON.stringify({ ...emptyUser, id })),
  '{"table":"public.couples"}',
  JSON.stringify({ id: coupleId, inviter_id: 'ada', created_at: '2030-01-01' }),
  '{"table":"public.partners"}',
  JSON.stringify({ user_id: 'ada', partner_id: 'bela', couple_id: coupleId }),
];

test.each([
  ['is empty', Buffer.alloc(0)],
  ['is not packed', Buffer.from('not even gzip')],
  ['holds nothing', gzipSync('')],
  ['is of something else', gzipSync('something else\n')],
  ['has a damaged line', packed('{"table":"public.users"}', '{"id":')],
  ['has a line without a row', packed('{"table":"public.users"}', 'null')],
  ['has a row without a table', packed('{"id":"ada"}')],
  ['has a row that is not whole', packed('{"table":"public.users"}', '{"id":"ada"}')],
  ['has half of a couple', packed(...halfCouple)],
  ['has a table of another release', packed('{"table":"public.pets"}', '{"id":"rex"}')],
])('a file that %s is called no back-up', async (_, bytes) => {
  const file = join(folder.path, 'other.gz');
  await writeFile(file, bytes);
  await inDatabase(async ({ db }) => {
    await expect(restore(db, file)).rejects.toThrow('This file is no back-up of Afterglow');
  });
});

test('a folder is called no back-up', async () => {
  await inDatabase(async ({ db }) => {
    await expect(restore(db, folder.path)).rejects.toThrow('This file is no back-up of Afterglow');
  });
});
