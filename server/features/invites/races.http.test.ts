import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { acceptInvite, createInvite } from '../../../contract/invites.ts';
import { openDatabase, openPool } from '../../database/open.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { holding as holdingRows, untilWaiting as waitForLocks } from '../../testing/locks.ts';
import { join, type Person } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';
import { lockUsers } from '../couples/store.ts';

/** What happens between two statements of somebody else: here it is held still, so that it happens every time. */
const server = testServer();

const accept = (person: Person, code: string) => person.send(acceptInvite, { params: { code } });

const untilWaiting = (count: number) => waitForLocks(server().databaseUrl, count);

/** Holds the account's row while `work` goes on, and gives it back before what comes after. */
const holding = (uid: string, work: (client: pg.Client) => Promise<void>) =>
  holdingRows(server().databaseUrl, `select from users where id = '${uid}' for update`, work);

const invited = async () => {
  const [ada, bela] = [await join(server()), await join(server())];
  return { ada, bela, code: (await ada.call(createInvite, { body: {} })).inviteCode };
};

describe('accepting', () => {
  test('a code that was taken back while somebody accepted it is dead', async () => {
    const { ada, bela, code } = await invited();
    let reply: ReturnType<typeof accept> | undefined;
    await holding(ada.uid, async (client) => {
      reply = accept(bela, code);
      await untilWaiting(1);
      await client.query('update invites set revoked_at = now() where code = $1', [code]);
    });
    expect((await reply)?.body).toEqual(sameText('invite_code_unknown'));
    expect(await runOnce(server().databaseUrl, `select from partners where user_id = '${ada.uid}'`)).toEqual(
      [],
    );
  });

  test('the same accept twice at once gives both the same reply', async () => {
    const { ada, bela, code } = await invited();
    let replies: ReturnType<typeof accept>[] = [];
    await holding(ada.uid, async () => {
      replies = [accept(bela, code), accept(bela, code)];
      await untilWaiting(2);
    });
    const [one, other] = await Promise.all(replies);
    expect([one?.status, one?.text]).toEqual([200, other?.text]);
  });
});

describe('saving', () => {
  test('saves of one person wait for each other and for a pairing', async () => {
    const ada = await join(server());
    const save = (answer: string) => ada.send(saveAnswer, { body: { questionId: 'moving-in-01', answer } });
    let replies: ReturnType<typeof save>[] = [];
    await holding(ada.uid, async () => {
      replies = [save('One'), save('Two')];
      await untilWaiting(2);
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ada.call(listAnswers)).answers).toHaveLength(1);
  });
});

describe('two accounts', () => {
  test('locks are taken in the order of the ids, whichever was made first', async () => {
    const url = server().databaseUrl;
    await runOnce(url, "insert into users (id, email) values ('order-2', ''), ('order-1', '')");
    const db = openDatabase(openPool({ connectionString: url }, () => {}));
    let locking: Promise<string[]> | undefined;
    await holding('order-2', async (client) => {
      locking = db.transaction().execute((tx) => lockUsers(tx, ['order-2', 'order-1']));
      await untilWaiting(1);
      const lock = "select from users where id = 'order-1' for update nowait";
      await expect(client.query(lock)).rejects.toThrow(/could not obtain lock/);
      await client.query('rollback');
    });
    expect(await locking).toEqual(['order-1', 'order-2']);
    await db.destroy();
  });
});
