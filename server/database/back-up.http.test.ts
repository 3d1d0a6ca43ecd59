import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOnce } from '../testing/databases.ts';
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

const packed = (...lines: readonly string[]): Buffer =>
  gzipSync(['afterglow back-up 1', ...lines, ''].join('\n'));

test.each([
  ['is empty', Buffer.alloc(0)],
  ['is not packed', Buffer.from('not even gzip')],
  ['holds nothing', gzipSync('')],
  ['is of something else', gzipSync('something else\n')],
  ['has a damaged line', packed('{"table":"public.users"}', '{"id":')],
  ['has a line without a row', packed('{"table":"public.users"}', 'null')],
  ['has a row without a table', packed('{"id":"ada"}')],
  ['has a row that is not whole', packed('{"table":"public.users"}', '{"id":"ada"}')],
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
