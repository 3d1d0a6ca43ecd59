import pg from 'pg';
import { expect, test } from 'vitest';
import { saveAnswer } from '../../contract/answers.ts';
import { runOnce } from '../testing/databases.ts';
import { sameText } from '../testing/expectations.ts';
import { join } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** Somebody else holds a row and does not let go: the request ends, and nothing of it stays behind in the database. */
const server = testServer();

const waiting = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test('a statement that waits too long is ended by the database itself: 503, and try again', async () => {
  const ada = await join(server());
  const client = new pg.Client({ connectionString: server().databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [ada.uid]);
    const reply = await ada.send(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'A shelf.' } });
    expect([reply.status, reply.body]).toEqual([503, sameText('unavailable')]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await runOnce(server().databaseUrl, waiting)).toEqual([{ n: 0 }]);
  } finally {
    await client.end();
  }
});
