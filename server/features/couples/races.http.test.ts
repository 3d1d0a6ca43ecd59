import { describe, expect, test, vi } from 'vitest';
import { saveAnswer } from '../../../contract/answers.ts';
import { leavePartner } from '../../../contract/couples.ts';
import { checkInvites } from '../../../contract/invites.ts';
import { deleteAccount } from '../../../contract/leaving.ts';
import { generateScore } from '../../../contract/score.ts';
import { openDatabase, openPool } from '../../database/open.ts';
import { holding, untilWaiting } from '../../testing/locks.ts';
import { couple, coupleIdOf, join, type Person, type Reply } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';
import { endCouple, insertCouple, lockUsers } from './store.ts';

/** A couple ends while something else is under way: here that is held still, so that it happens every time. */
const server = testServer();

const ends = [
  [
    'leaves',
    async (person: Person) => person.send(leavePartner, { body: { coupleId: await coupleIdOf(person) } }),
  ],
  [
    'deletes the account',
    (person: Person) => person.send(deleteAccount, { body: { password: person.password } }),
  ],
] as const;

const save = (person: Person, n: number) =>
  person.send(saveAnswer, { body: { questionId: `moving-in-0${n}`, answer: `I like a quiet home ${n}.` } });

const withAnswers = async (): Promise<readonly [Person, Person]> => {
  const both = await couple(server());
  for (const n of [1, 2, 3, 4, 5]) for (const person of both) await save(person, n);
  return both;
};

/** Holds every score back between the lock of its couple and its row. */
const holdingScores = (work: () => Promise<void>) =>
  holding(server().databaseUrl, 'lock table scores in share mode', work);

describe('while a score is being made', () => {
  test.each(ends)('who %s waits for it, and ends the couple', async (_, end) => {
    const [ada, bela] = await withAnswers();
    let replies: Promise<Reply>[] = [];
    await holdingScores(async () => {
      const made = ada.send(generateScore);
      await untilWaiting(server().databaseUrl, 1);
      replies = [made, end(bela)];
      await untilWaiting(server().databaseUrl, 2);
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await ada.call(checkInvites)).hasPartner).toBe(false);
  });

  test('both save first answers without waiting for it', async () => {
    const [ada, bela] = await withAnswers();
    let made: Promise<Reply> | undefined;
    await holdingScores(async () => {
      made = ada.send(generateScore);
      await untilWaiting(server().databaseUrl, 1);
      for (const person of [ada, bela]) expect((await save(person, 6)).status).toBe(200);
    });
    expect((await made)?.status).toBe(200);
  });
});

describe('with a partner who became another one meanwhile', () => {
  const rowOf = ({ uid }: Person) => `select from users where id = '${uid}' for no key update`;
  const waitsForMe = 'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';

  test.each([
    [...ends[0], 409, true],
    [...ends[1], 200, false],
  ] as const)('who %s locks that one, lets go of the other and ends only what was meant', async (...row) => {
    const [, end, status, stays] = row;
    const url = server().databaseUrl;
    const db = openDatabase(openPool({ connectionString: url }, () => {}));
    const [[ada, bela], cleo] = [await couple(server()), await join(server())];
    let reply: Promise<Reply> | undefined;
    await holding(url, rowOf(cleo), async (client) => {
      await db.transaction().execute(async (tx) => {
        await lockUsers(tx, [ada.uid]);
        reply = end(ada);
        await untilWaiting(url, 1);
        await endCouple(tx, ada.uid);
        await insertCouple(tx, { inviter: ada.uid, accepter: cleo.uid, confirmed: true });
      });
      await vi.waitFor(async () => expect((await client.query(waitsForMe)).rowCount).toBe(1), 4_000);
      await client.query(`${rowOf(bela)} nowait`);
    });
    expect((await reply)?.status).toBe(status);
    expect((await cleo.call(checkInvites)).hasPartner).toBe(stays);
    await db.destroy();
  });
});
