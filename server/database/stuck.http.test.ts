import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { saveAnswer } from '../../contract/answers.ts';
import { runOnce } from '../testing/databases.ts';
import { sameText } from '../testing/expectations.ts';
import { join, type Person, type Reply } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** Somebody else holds a row and does not let go: the request ends, and nothing of it stays behind in the database. */
const server = testServer();

const waiting = `from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

const save = (person: Person) =>
  person.send(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'A shelf.' } });

const expectAway = (reply: Reply) => {
  expect([reply.status, reply.body]).toEqual([503, sameText('unavailable')]);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
};

/** Holds the account's row while `work` goes on. */
const holding = async (uid: string, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: server().databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [uid]);
    await work();
  } finally {
    await client.end();
  }
};

test('a statement that waits too long is ended by the database itself: 503, and try again', async () => {
  const ada = await join(server());
  await holding(ada.uid, async () => {
    expectAway(await save(ada));
    expect(await runOnce(server().databaseUrl, `select count(*)::int as n ${waiting}`)).toEqual([{ n: 0 }]);
  });
});

test('a connection that breaks within a transaction is an outage like any other', async () => {
  const ada = await join(server());
  await holding(ada.uid, async () => {
    const reply = save(ada);
    const end = `select pg_terminate_backend(pid) as ended ${waiting}`;
    const ended = () => runOnce(server().databaseUrl, end);
    await vi.waitFor(async () => expect(await ended()).toEqual([{ ended: true }]), { timeout: 4000 });
    expectAway(await reply);
  });
  expect((await save(ada)).status).toBe(200);
});
