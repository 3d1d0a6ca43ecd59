import { describe, expect, test } from 'vitest';
import { login } from '../../../contract/accounts.ts';
import { listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { acceptInvite, checkInvites, createInvite } from '../../../contract/invites.ts';
import { deleteAccount, exportMine, signOutEverywhere } from '../../../contract/leaving.ts';
import { generateScore, getScore } from '../../../contract/score.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { holding, untilWaiting } from '../../testing/locks.ts';
import { couple, join, leave, type Person, pair, type Reply, signInAgain } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';
import { placesOf } from '../../testing/stored.ts';

const server = testServer();

const save = (person: Person, answer: string, questionId = 'moving-in-01') =>
  person.call(saveAnswer, { body: { questionId, answer } });

/** Both answer as much as a score needs, and one asks for it. */
const score = async (both: readonly [Person, Person]): Promise<void> => {
  for (const n of [1, 2, 3, 4, 5])
    for (const person of both) await save(person, `I felt it ${n}.`, `moving-in-0${n}`);
  await both[1].call(generateScore);
};

describe('the download', () => {
  test('has everything that is mine and nothing of the partner', async () => {
    const [ada, bela] = await couple(server());
    await save(ada, 'ADA-WORDS');
    await save(bela, 'BELA-WORDS');
    const reply = await ada.send(exportMine);
    const mine = await ada.call(exportMine);
    expect(mine.user).toMatchObject({ email: ada.email, firstName: 'Ada' });
    expect(mine.answers).toMatchObject([{ questionId: 'moving-in-01', answerText: 'ADA-WORDS' }]);
    expect(reply.text).not.toContain('BELA-WORDS');
    expect(reply.text).not.toContain(bela.email);
  });

  test('has my invitation, with the address that I named, until it is used', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    expect((await ada.call(exportMine)).invite).toBeNull();
    const { inviteCode } = await ada.call(createInvite, { body: { partnerEmail: bela.email } });
    const { invite } = await ada.call(exportMine);
    const moment = expect.stringMatching(/Z$/);
    const moments = { createdAt: moment, sentAt: moment, expiresAt: moment };
    expect(invite).toEqual({ inviteCode, partnerEmail: bela.email, ...moments });
    await bela.call(acceptInvite, { params: { code: inviteCode } });
    expect((await ada.call(exportMine)).invite).toBeNull();
    expect((await bela.send(exportMine)).text).not.toContain(inviteCode);
  });
});

describe('deleting the account', () => {
  test('wants the password again', async () => {
    const ada = await join(server());
    const reply = await ada.send(deleteAccount, { body: { password: 'wrong' } });
    expect([reply.status, reply.body]).toEqual([403, sameText('password_wrong')]);
    expect((await ada.send(checkInvites)).status).toBe(200);
  });

  test('cleans the partner views at once, signs out, frees the address and leaves nothing personal', async () => {
    const [ada, bela] = await couple(server());
    await score([ada, bela]);
    await ada.call(deleteAccount, { body: { password: ada.password } });
    expect((await ada.send(listAnswers)).status).toBe(401);
    await expect(signInAgain(server(), ada)).rejects.toThrow('sign-in');
    expect(await bela.call(checkInvites)).toMatchObject({ hasPartner: false, partnerEmail: null });
    expect((await bela.send(getScore)).status).toBe(404);
    expect((await bela.call(listAnswers)).answers).toHaveLength(5);
    const url = server().databaseUrl;
    const left = await runOnce(url, `select * from users where id = '${ada.uid}'`);
    expect(JSON.stringify(left)).not.toContain(ada.email);
    const counts = `select (select count(*)::int from user_keys where user_id = '${ada.uid}') as keys,
      (select count(*)::int from answers where user_id = '${ada.uid}') as answers,
      (select count(*)::int from scores where first_user_id in ('${ada.uid}', '${bela.uid}')) as scores,
      (select count(*)::int from identity."user" where email = '${ada.email}') as accounts`;
    expect(await runOnce(url, counts)).toEqual([{ keys: 0, answers: 0, scores: 0, accounts: 0 }]);
  });

  test('takes the address out of every table, also where others had named it', async () => {
    const [ada, bela, cleo] = [await join(server()), await join(server()), await join(server())];
    const { inviteCode } = await bela.call(createInvite, { body: { partnerEmail: ada.email } });
    await ada.call(acceptInvite, { params: { code: inviteCode } });
    await cleo.call(createInvite, { body: { partnerEmail: ada.email.toUpperCase() } });
    const url = server().databaseUrl;
    expect(await placesOf(url, ada.email)).toEqual([
      'identity."user".email',
      'public.invites.partner_email',
      'public.users.email',
    ]);
    await ada.call(deleteAccount, { body: { password: ada.password } });
    expect(await placesOf(url, ada.email)).toEqual([]);
    expect((await cleo.call(checkInvites)).hasInvitedPartner).toBe(true);
  });

  test('waits for whoever is changing an invitation that names the address', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await bela.call(createInvite, { body: { partnerEmail: ada.email } });
    const url = server().databaseUrl;
    let reply: Promise<Reply> | undefined;
    await holding(url, `select from users where id = '${bela.uid}' for update`, async (client) => {
      reply = ada.send(deleteAccount, { body: { password: ada.password } });
      await untilWaiting(url, 1);
      await client.query(`select from invites where inviter_id = '${bela.uid}' for update nowait`);
    });
    expect((await reply)?.status).toBe(200);
    expect(await placesOf(url, ada.email)).toEqual([]);
  });

  test('takes along a score that a back-up brought again after its couple had ended', async () => {
    const [ada, bela] = await couple(server());
    await score([ada, bela]);
    const url = server().databaseUrl;
    await runOnce(url, 'create table kept_scores as select * from scores');
    await leave(bela);
    await runOnce(url, 'insert into scores select * from kept_scores; drop table kept_scores');
    const scores = `select from scores where first_user_id in ('${ada.uid}', '${bela.uid}')`;
    expect(await runOnce(url, scores)).toHaveLength(1);
    await ada.call(deleteAccount, { body: { password: ada.password } });
    expect(await runOnce(url, scores)).toEqual([]);
  });

  test('takes back the mail that waits and names them', async () => {
    const [ada, bela] = await couple(server());
    const waitingFor = (uid: string) =>
      runOnce(
        server().databaseUrl,
        `insert into mails (id, kind, people, wrapped, master_key_id, content, created_at, due_at, give_up_at)
         values (gen_random_uuid(), 'joined', array['${uid}', 'x'], '', '', '', now(), now() + '1 day', now() + '2 days')`,
      );
    await waitingFor(ada.uid);
    await waitingFor(bela.uid);
    await ada.call(deleteAccount, { body: { password: ada.password } });
    const left = 'delete from mails where due_at > now() returning people';
    expect(await runOnce(server().databaseUrl, left)).toEqual([{ people: [bela.uid, 'x'] }]);
  });

  test('leaves no address to a login that brings another one meanwhile', async () => {
    const url = server().databaseUrl;
    const ada = await join(server());
    const account = `users where id = '${ada.uid}'`;
    await runOnce(url, `update users set email = 'before@example.org' where id = '${ada.uid}'`);
    let replies: Promise<Reply>[] = [];
    await holding(url, `select from ${account} for update`, async () => {
      const deleted = ada.send(deleteAccount, { body: { password: ada.password } });
      await untilWaiting(url, 1);
      replies = [deleted, ada.send(login, { body: { uid: ada.uid } })];
      await untilWaiting(url, 2);
    });
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([200, 401]);
    expect(await runOnce(url, `select email from ${account}`)).toEqual([{ email: '' }]);
  });

  test('sets the partner free for somebody else', async () => {
    const [ada, bela] = await couple(server());
    await ada.call(deleteAccount, { body: { password: ada.password } });
    const cleo = await join(server(), 'Cleo');
    await pair(cleo, bela);
    expect((await bela.call(checkInvites)).partnerEmail).toBe(cleo.email);
  });
});

describe('signing out everywhere', () => {
  test('ends every session', async () => {
    const ada = await join(server());
    const sessions = () =>
      runOnce(
        server().databaseUrl,
        `select count(*)::int as n from identity.session where "userId" = '${ada.uid}'`,
      );
    await signInAgain(server(), ada);
    expect(await sessions()).toEqual([{ n: 2 }]);
    await ada.call(signOutEverywhere);
    expect(await sessions()).toEqual([{ n: 0 }]);
  });

  test('ends every token at once, and not those of a sign-in that comes after', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const elsewhere = await signInAgain(server(), ada);
    await elsewhere.call(checkInvites);
    await ada.call(signOutEverywhere);
    for (const token of [ada, elsewhere]) {
      const reply = await token.send(checkInvites);
      expect([reply.status, reply.body]).toEqual([401, sameText('unauthorized')]);
    }
    expect((await (await signInAgain(server(), ada)).send(checkInvites)).status).toBe(200);
    expect((await bela.send(checkInvites)).status).toBe(200);
  });
});
