import { describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { confirmPartner, leavePartner } from '../../../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite } from '../../../contract/invites.ts';
import { listQuestions } from '../../../contract/questions.ts';
import { generateScore, getScore } from '../../../contract/score.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import {
  askedAbout,
  confirm,
  couple,
  coupleIdOf,
  join,
  leave,
  type Person,
  pair,
} from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

const server = testServer();
const id = 'moving-in-01';

const save = (person: Person, answer: string, questionId = id) =>
  person.call(saveAnswer, { body: { questionId, answer } });

const told = async (person: Person) => (await person.send(listAnswers)).text;

describe('confirming', () => {
  test('is asked of the inviter, by the first name of who came', async () => {
    const [ada, bela] = [await join(server(), 'Ada'), await join(server(), 'Bela')];
    await pair(ada, bela);
    expect((await ada.call(checkInvites)).partnerToConfirm).toMatchObject({ firstName: 'Bela' });
    expect(await bela.call(checkInvites)).not.toHaveProperty('partnerToConfirm');
    await confirm(ada);
    expect(await ada.call(checkInvites)).not.toHaveProperty('partnerToConfirm');
  });

  test('withholds what the inviter wrote before, every bit of it, and nothing else', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await save(ada, 'ADA-BEFORE');
    await save(bela, 'BELA-BEFORE');
    await pair(ada, bela);
    await save(ada, 'ADA-AFTER', 'moving-in-02');
    await save(bela, 'BELA-AFTER', 'moving-in-02');
    const [question] = await bela.call(listQuestions, { params: { category: 'moving-in' } });
    expect(question).toMatchObject({ id, isPartnerQuestion: false, partnerAnswerText: null });
    expect(await told(bela)).not.toContain('ADA-BEFORE');
    expect(await told(bela)).toContain('ADA-AFTER');
    await confirm(ada);
    expect(await told(bela)).toContain('ADA-BEFORE');
  });

  test('is needed for both: beside a withheld answer the partner’s is locked, also one that came first', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await save(ada, 'ADA-BEFORE');
    await save(bela, 'BELA-BEFORE');
    await pair(ada, bela);
    await save(ada, 'ADA-BEFORE, said anew');
    const [entry] = (await ada.call(listAnswers)).answers;
    expect(entry).toMatchObject({ userAnswer: { apart: 'unconfirmed' }, partnerAnswer: { locked: true } });
    const category = { params: { category: 'moving-in' } };
    const [question] = await ada.call(listQuestions, category);
    expect(question).toMatchObject({ partnerAnswerText: null, userAnswer: { apart: 'unconfirmed' } });
    await confirm(ada);
    expect(await told(ada)).toContain('BELA-BEFORE');
    const [opened] = await ada.call(listQuestions, category);
    expect(opened?.userAnswer).not.toHaveProperty('apart');
    expect(opened?.partnerAnswerText).toBe('BELA-BEFORE');
  });

  test('an answer that is withheld is in no score', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const ids = [1, 2, 3, 4, 5].map((n) => `moving-in-0${n}`);
    for (const questionId of ids)
      for (const person of [ada, bela]) await save(person, 'I like a quiet home.', questionId);
    await pair(ada, bela);
    for (const person of [ada, bela])
      expect((await person.send(generateScore)).body).toMatchObject(sameText('answers_missing'));
    await confirm(ada);
    expect((await bela.call(generateScore)).basedOn).toBe(5);
  });

  test('what is withheld is not among those that a score rests on, whichever of the two asks', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await save(ada, 'ADA-BEFORE');
    await pair(ada, bela);
    await save(bela, 'I like a big table.');
    for (const n of [2, 3, 4, 5, 6])
      for (const person of [ada, bela]) await save(person, 'I like a quiet home.', `moving-in-0${n}`);
    for (const person of [ada, bela]) expect((await person.call(generateScore)).basedOn).toBe(5);
  });

  test('is not needed where the invitation named the address of who came', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await save(ada, 'ADA-BEFORE');
    const { inviteCode } = await ada.call(createInvite, { body: { partnerEmail: bela.email.toUpperCase() } });
    await bela.call(acceptInvite, { params: { code: inviteCode } });
    await save(bela, 'Mine');
    expect(await told(bela)).toContain('ADA-BEFORE');
  });

  test('is only for the inviter, and may be repeated', async () => {
    const [ada, bela] = await couple(server());
    const asked = { body: { coupleId: await askedAbout(ada) } };
    expect((await bela.send(confirmPartner, asked)).body).toEqual(sameText('already_paired'));
    for (const _ of ['once', 'again']) expect((await ada.send(confirmPartner, asked)).status).toBe(200);
    const single = await (await join(server())).send(confirmPartner, asked);
    expect([single.status, single.body]).toEqual([409, sameText('no_partner')]);
  });

  test('is about who was asked about: an old question opens nothing to somebody who came since', async () => {
    const [ada, bela, mallory] = [
      await join(server()),
      await join(server()),
      await join(server(), 'Mallory'),
    ];
    await save(ada, 'ADA-BEFORE');
    await pair(ada, bela);
    const old = { body: { coupleId: await askedAbout(ada) } };
    await leave(bela);
    expect((await ada.send(confirmPartner, old)).body).toEqual(sameText('no_partner'));
    await pair(ada, mallory);
    await save(mallory, 'Mine');
    const stale = await ada.send(confirmPartner, old);
    expect([stale.status, stale.body]).toEqual([409, sameText('partner_changed')]);
    expect(await told(mallory)).not.toContain('ADA-BEFORE');
    expect((await ada.call(checkInvites)).partnerToConfirm).toMatchObject({ firstName: 'Mallory' });
    await confirm(ada);
    expect(await told(mallory)).toContain('ADA-BEFORE');
  });
});

describe('the table of partners', () => {
  const insert = (rows: string) =>
    runOnce(server().databaseUrl, `insert into partners (user_id, partner_id, couple_id) values ${rows}`);

  test('refuses what is no couple, past all code', async () => {
    const [ada, bela] = await couple(server());
    const [cleo, dora] = [await join(server()), await join(server())];
    const found = `select couple_id from partners where user_id = '${ada.uid}'`;
    const [row = {}] = await runOnce(server().databaseUrl, found);
    const half = (one: Person, other: Person) => `('${one.uid}', '${other.uid}', '${row.couple_id}')`;
    const wrong = [
      half(cleo, dora),
      half(cleo, cleo),
      `${half(cleo, ada)}, ${half(ada, cleo)}`,
      half(cleo, bela),
      `${half(cleo, dora)}, ${half(dora, ada)}, ${half(ada, cleo)}`,
    ];
    for (const rows of wrong) await expect(insert(rows)).rejects.toThrow(/violates/);
    const one = `delete from partners where user_id = '${ada.uid}'`;
    await expect(runOnce(server().databaseUrl, one)).rejects.toThrow(/violates/);
  });
});

describe('leaving', () => {
  test('ends it at once for both: address, answers and score are out of sight, own words stay', async () => {
    const [ada, bela] = await couple(server());
    for (const n of [1, 2, 3, 4, 5]) {
      await save(ada, `ADA-WORDS ${n}`, `moving-in-0${n}`);
      await save(bela, `BELA-WORDS ${n}`, `moving-in-0${n}`);
    }
    await ada.call(generateScore);
    const ended = { body: { coupleId: await coupleIdOf(bela) } };
    await leave(bela);
    for (const [person, own, other] of [
      [ada, 'ADA', 'BELA'],
      [bela, 'BELA', 'ADA'],
    ] as const) {
      const list = await told(person);
      expect(list).toContain(`${own}-WORDS 5`);
      expect(list).not.toContain(`${other}-WORDS`);
      const { answers, counted } = await person.call(listAnswers);
      expect(answers.map(({ userAnswer }) => userAnswer?.apart)).toEqual(Array(5).fill('earlier'));
      expect(counted).toEqual({ you: 0, partner: 0, withheld: 0 });
      expect(await person.call(checkInvites)).toMatchObject({ hasPartner: false, partnerEmail: null });
      expect((await person.send(getScore)).status).toBe(404);
    }
    expect((await bela.send(leavePartner, ended)).body).toEqual(sameText('no_partner'));
  });

  test('leaves words that count for the next connection only once they are saved anew', async () => {
    const [ada, bela] = await couple(server());
    await save(ada, 'ADA-WORDS');
    await leave(bela);
    const [before] = await ada.call(listQuestions, { params: { category: 'moving-in' } });
    expect(before?.userAnswer).toMatchObject({ answerText: 'ADA-WORDS', apart: 'earlier' });
    await save(ada, 'ADA-WORDS');
    const [after] = await ada.call(listQuestions, { params: { category: 'moving-in' } });
    expect(after?.userAnswer).not.toHaveProperty('apart');
    expect((await ada.call(listAnswers)).counted.you).toBe(1);
  });

  test('ends their scores, also where one had only brought answers along', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const ids = [1, 2, 3, 4, 5].map((n) => `moving-in-0${n}`);
    for (const questionId of ids) await save(bela, 'I like a big table.', questionId);
    await pair(ada, bela);
    for (const questionId of ids) await save(ada, 'I like a quiet home.', questionId);
    await ada.call(generateScore);
    const scores = `select from scores where first_user_id in ('${ada.uid}', '${bela.uid}')`;
    expect(await runOnce(server().databaseUrl, scores)).toHaveLength(1);
    await leave(ada);
    expect(await runOnce(server().databaseUrl, scores)).toEqual([]);
  });

  test('before the confirmation gives back what each had brought, so that "not my partner" costs nothing', async () => {
    const [ada, stranger, bela] = [await join(server()), await join(server()), await join(server())];
    await save(ada, 'ADA-BEFORE');
    await pair(ada, stranger);
    await leave(ada);
    await pair(ada, bela);
    await confirm(ada);
    await save(bela, 'Mine');
    expect(await told(bela)).toContain('ADA-BEFORE');
    expect(await told(stranger)).not.toContain('ADA-BEFORE');
  });

  test('by "not my partner" ends the couple that was asked about and no other', async () => {
    const [ada, stranger, bela] = [await join(server()), await join(server()), await join(server(), 'Bela')];
    await pair(ada, stranger);
    const old = { body: { coupleId: await askedAbout(ada) } };
    await leave(stranger);
    expect((await ada.send(leavePartner, old)).body).toEqual(sameText('no_partner'));
    await pair(ada, bela);
    const stale = await ada.send(leavePartner, old);
    expect([stale.status, stale.body]).toEqual([409, sameText('partner_changed')]);
    expect(await ada.call(checkInvites)).toMatchObject({ hasPartner: true, partnerEmail: bela.email });
    await leave(ada);
    expect(await bela.call(checkInvites)).toMatchObject({ hasPartner: false });
  });

  test('ends the couple that was shown and no other, whoever of the two leaves and whether or not it is confirmed', async () => {
    const [[ada, bela], cleo] = [await couple(server()), await join(server(), 'Cleo')];
    await confirm(ada);
    const shown = { body: { coupleId: await coupleIdOf(bela) } };
    expect(shown.body.coupleId).toBe(await coupleIdOf(ada));
    await leave(ada);
    await pair(cleo, bela);
    await confirm(cleo);
    const stale = await bela.send(leavePartner, shown);
    expect([stale.status, stale.body]).toEqual([409, sameText('partner_changed')]);
    expect((await cleo.call(checkInvites)).partnerEmail).toBe(bela.email);
    await leave(bela);
    expect((await cleo.call(checkInvites)).hasPartner).toBe(false);
  });

  test('is not to be had without saying which couple is meant', async () => {
    const [ada] = await couple(server());
    for (const sent of [{}, { body: {} }, { body: { coupleId: null } }])
      expect((await ada.send(leavePartner, sent)).body).toEqual(sameText('invalid_input'));
    expect((await ada.call(checkInvites)).hasPartner).toBe(true);
  });

  test('the same two may find each other again, as a new couple', async () => {
    const [ada, bela] = await couple(server());
    await save(ada, 'ADA-FIRST-TIME');
    await save(bela, 'BELA-FIRST-TIME');
    await leave(ada);
    await pair(bela, ada);
    await confirm(bela);
    expect(await told(ada)).not.toContain('FIRST-TIME');
  });

  test('by both at once ends it once', async () => {
    const [ada, bela] = await couple(server());
    const both = { body: { coupleId: await coupleIdOf(ada) } };
    const replies = await Promise.all([ada.send(leavePartner, both), bela.send(leavePartner, both)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
  });
});
