import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase, openPool } from './open.ts';
import { named } from './trouble.ts';

const withCode = (code: string) => Object.assign(new Error('some words'), { code });

test.each([
  ['the driver found a broken connection', new Error('Connection terminated unexpectedly')],
  [
    'a transaction could not even be rolled back',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['the pool gave up', new Error('timeout exceeded when trying to connect')],
  ['the database went silent', new Error('Query read timeout')],
  ['the database is shutting down', withCode('57P01')],
  ['a statement took too long', withCode('57014')],
  ['there are too many connections', withCode('53300')],
  ['the disk is full', withCode('53100')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['there is no way to its host', withCode('EHOSTUNREACH')],
  ['its name cannot be looked up', withCode('EAI_AGAIN')],
])('%s: the database is away', (_, thrown) => {
  expect(named(thrown)).toMatchObject({ code: 'DATABASE_AWAY', message: thrown.message });
});

test.each([
  ['two transactions waited for each other', '40P01'],
  ['a transaction came too late to be one of a row', '40001'],
])('%s: that is ours', (_, code) => {
  expect(named(withCode(code))).toMatchObject({ code: 'DATABASE_CONTENDED', message: 'some words' });
});

test.each(['23505', '42P01', 'ERR_INVALID_ARG_TYPE', ''])('of %j nothing is made', (code) => {
  const thrown = withCode(code);
  expect(named(thrown)).toBe(thrown);
});

test.each([
  ['at whose address nobody listens', 'postgresql://nobody@127.0.0.1:1/none', /ECONNREFUSED/],
  ['whose socket is gone', 'postgresql://nobody@/none?host=%2Fnowhere', /ENOENT/],
])('a database %s is away to whoever asks it', async (_, connectionString, reason) => {
  const db = openDatabase(openPool({ connectionString }, () => {}));
  const failure = await sql`select 1`.execute(db).catch((error: unknown) => error);
  await db.destroy();
  expect(failure).toMatchObject({ code: 'DATABASE_AWAY', message: expect.stringMatching(reason) });
});
