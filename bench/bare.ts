import fastify from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { questionsOf } from '../content/questions.ts';
import type { Vault } from '../server/context.ts';
import type { Tables } from '../server/database/tables.ts';
import { putAnswer } from '../server/features/answers/put-answer.ts';
import { readExchanges } from '../server/features/answers/store.ts';
import { holdUser } from '../server/features/couples/store.ts';

type Statement = { readonly text: string; readonly values: unknown[] };

/** Only the statements count here, so nothing is sealed and nothing opened. */
const openBytes: Vault = {
  newKey: () => ({ wrapped: Buffer.of(), masterKeyId: '' }),
  seal: (_owner, plain) => plain,
  open: () => Buffer.from('{"text":"","analysis":null}'),
  rewrap: ({ key }) => key,
  digest: (text) => text,
  knows: () => true,
};

/** Runs the product's own store functions once and keeps the SQL that they sent. */
const record = async (
  pool: pg.Pool,
  work: (db: Kysely<Tables>) => Promise<unknown>,
): Promise<Statement[]> => {
  const sent: Statement[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push({ text: query.sql, values: [...query.parameters] }),
  });
  await work(db);
  return sent;
};

const recordRead = (pool: pg.Pool, uid: string) => {
  const ids = questionsOf('love-questions').map((question) => question.id);
  return record(pool, (db) => readExchanges(db, openBytes, uid, ids));
};

const recordSave = (pool: pg.Pool, uid: string) =>
  record(pool, async (db) => {
    const key = await holdUser(db, uid);
    const content = {
      text: 'A bare answer that is about as long as the other one, to be fair.',
      analysis: null,
    };
    if (key) await putAnswer(db, openBytes, { uid, key }, 'love-questions-01', content);
  });

const runAll = async (pool: pg.Pool, statements: readonly Statement[]) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
};

/** One account saves more here than its budget allows: it is given back this often, in milliseconds. */
const refillPause = 100;

/** The peer: Fastify and pg with the product's SQL and nothing else, no token, no checks, no mapping. */
export const startBare = async (databaseUrl: string, uid: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  const [read] = await recordRead(pool, uid);
  const save = await recordSave(pool, uid);
  const server = fastify();
  server.get('/read', async () => (read ? (await pool.query(read)).rows : []));
  server.post('/save', async () => {
    await runAll(pool, save);
    return { success: true };
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const refill = setInterval(() => void pool.query('delete from budgets'), refillPause);
  const stop = async () => {
    clearInterval(refill);
    await server.close();
    await pool.end();
  };
  return { url, stop };
};
