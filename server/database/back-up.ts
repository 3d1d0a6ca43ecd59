import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as connect, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { syncFolder } from './sync-folder.ts';
import type { Tables } from './tables.ts';

/**
 * What a back-up holds, in the order in which it can be put back; the test names what stays out. What was sealed stays
 * sealed, so the master key has to be kept apart.
 */
const tables = [
  'public.users',
  'public.user_keys',
  'public.couples',
  'public.partners',
  'public.invites',
  'public.answers',
  'public.taps',
  'public.scores',
  'public.ended_sessions',
  'identity."user"',
  'identity.account',
] as const;

const format = 'afterglow back-up 1';
const batch = 500;

type Db = Kysely<Tables>;

async function* rowsOf(tx: Db, table: string): AsyncGenerator<string> {
  await sql
    .raw(`declare rows no scroll cursor for select row_to_json(t)::text as line from ${table} t`)
    .execute(tx);
  for (;;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${batch} from rows`).execute(tx);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < batch) break;
  }
  await sql`close rows`.execute(tx);
}

async function* linesOf(tx: Db, onRow: () => void): AsyncGenerator<string> {
  yield `${format}\n`;
  for (const table of tables) {
    yield `${JSON.stringify({ table })}\n`;
    for await (const row of rowsOf(tx, table)) {
      onRow();
      yield row;
    }
  }
}

/**
 * Writes one consistent picture of the database into a file (JSON lines, gzip), while servers go on; gives the number of
 * rows once the disk has them.
 */
export const backUp = async (db: Db, file: string): Promise<number> => {
  let count = 0;
  const lines = (tx: Db) => Readable.from(linesOf(tx, () => count++));
  const part = `${file}.part`;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) =>
      pipeline(lines(tx), createGzip(), createWriteStream(part, { mode: 0o600, flush: true })),
    );
  await rename(part, file);
  syncFolder(dirname(file));
  return count;
};

const refuseUsed = async (tx: Db): Promise<void> => {
  const { rows } = await sql`select 1 from users union all select 1 from identity."user" limit 1`.execute(tx);
  if (rows.length > 0)
    throw new Error('This database is in use already: a back-up goes into an empty one only.');
};

const isTable = (name: string): boolean => tables.some((table) => table === name);

const noBackUp = 'This file is no back-up of Afterglow, or of another release, or not whole.';

const insert = async (tx: Db, table: string, lines: readonly string[]): Promise<void> => {
  if (lines.length === 0) return;
  if (!isTable(table)) throw new Error(noBackUp);
  const rows = `[${lines.join(',')}]`;
  await sql`insert into ${sql.raw(table)} select * from json_populate_recordset(null::${sql.raw(table)}, ${rows}::json)`.execute(
    tx,
  );
};

/** Codes of a folder, of what was not packed or not whole, and of rows that the tables do not take. */
const misread = /^(?:EISDIR$|Z_|2[23])/;

/** What is wrong with the file, for whoever named it. */
const inWords = (error: NodeJS.ErrnoException, file: string): Error => {
  if (error.code === 'ENOENT') return new Error(`There is no file ${file}.`);
  return error instanceof SyntaxError || misread.test(error.code ?? '') ? new Error(noBackUp) : error;
};

/** The lines of a packed file. Only a line feed ends one: a name may hold the other characters that end lines elsewhere. */
async function* linesIn(file: string): AsyncGenerator<string> {
  // An error on the way reaches whoever reads the end.
  const text = connect(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8');
  let rest = '';
  for await (const part of text) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error(noBackUp);
}

/** Two partners hold each other, and may come in different batches. */
const check = (tx: Db, when: 'deferred' | 'immediate') => sql.raw(`set constraints all ${when}`).execute(tx);

const fill = async (tx: Db, file: string): Promise<number> => {
  let [table, count, first] = ['', 0, true];
  let lines: string[] = [];
  await check(tx, 'deferred');
  for await (const line of linesIn(file)) {
    if (first && line !== format) throw new Error(noBackUp);
    const next: unknown = first ? '' : JSON.parse(line)?.table;
    first = false;
    if (typeof next === 'string') {
      await insert(tx, table, lines);
      [table, lines] = [next, []];
      continue;
    }
    lines.push(line);
    count++;
    if (lines.length >= batch) await insert(tx, table, lines.splice(0));
  }
  if (first) throw new Error(noBackUp);
  await insert(tx, table, lines);
  await check(tx, 'immediate');
  return count;
};

/** Puts a back-up into an empty database, all or nothing, `then` included; gives the number of rows. */
export const restore = async (
  db: Db,
  file: string,
  then: (tx: Db) => Promise<void> = async () => {},
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await refuseUsed(tx);
    const count = await fill(tx, file).catch((error) => {
      throw inWords(error, file);
    });
    await then(tx);
    return count;
  });
