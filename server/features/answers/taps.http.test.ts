import { describe, expect, test } from 'vitest';
import { saveAnswer } from '../../../contract/answers.ts';
import { deleteAccount, exportMine } from '../../../contract/leaving.ts';
import { listQuestions } from '../../../contract/questions.ts';
import { saveTap, type Tap, taps } from '../../../contract/taps.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { confirm, couple, join, leave, type Person, pair } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';
import { tap, tapsSeenBy } from '../../testing/taps.ts';

const server = testServer();
const id = 'moving-in-01';

const save = (person: Person, answer: string, questionId = id) =>
  person.call(saveAnswer, { body: { questionId, answer } });

/** A couple in which both have answered the first question. */
const mutual = async (): Promise<readonly [Person, Person]> => {
  const [ada, bela] = await couple(server());
  await save(ada, 'A shelf of my own.');
  await save(bela, 'A big table.');
  return [ada, bela];
};

const seen = async (person: Person): Promise<readonly (Tap | null)[] | null> => {
  const found = await tapsSeenBy(person, id);
  return found && [found.yours, found.theirs];
};

const refused = async (person: Person, questionId: string, body: object = {}) => {
  const sent = { params: { questionId }, body: { tap: 'same-page', wording: 'some', ...body } };
  const reply = await person.send(saveTap, sent);
  return [reply.status, reply.body];
};

const rows = async (person: Person) =>
  runOnce(server().databaseUrl, `select * from taps where user_id = '${person.uid}'`);

describe('a tap', () => {
  test('stays private until both have tapped, and then both see both', async () => {
    const [ada, bela] = await mutual();
    expect(await tap(ada, id, 'not-quite')).toMatchObject({ yours: 'not-quite', theirs: null });
    expect([await seen(ada), await seen(bela)]).toEqual([
      ['not-quite', null],
      [null, null],
    ]);
    expect(await tap(bela, id, 'lets-talk')).toMatchObject({ yours: 'lets-talk', theirs: 'not-quite' });
    expect([await seen(ada), await seen(bela)]).toEqual([
      ['not-quite', 'lets-talk'],
      ['lets-talk', 'not-quite'],
    ]);
  });

  test('stands in the list of questions too', async () => {
    const [ada, bela] = await mutual();
    for (const person of [ada, bela]) await tap(person, id, 'same-page');
    const questions = await ada.call(listQuestions, { params: { category: 'moving-in' } });
    expect(questions[0]?.taps).toEqual(await tapsSeenBy(ada, id));
    expect(questions[1]?.taps).toBeNull();
  });

  test('can be changed, and the same again changes nothing', async () => {
    const [ada, bela] = await mutual();
    await tap(bela, id, 'same-page');
    await tap(ada, id, 'not-quite');
    const [before] = await rows(ada);
    await tap(ada, id, 'not-quite');
    expect(await rows(ada)).toEqual([before]);
    await tap(ada, id, 'same-page');
    expect(await seen(bela)).toEqual(['same-page', 'same-page']);
  });

  test.each(['ada', 'bela'])('of both is void once %s has changed the answer', async (who) => {
    const [ada, bela] = await mutual();
    for (const person of [ada, bela]) await tap(person, id, 'same-page');
    await save(who === 'ada' ? ada : bela, 'Something else altogether.');
    for (const person of [ada, bela]) expect(await seen(person)).toEqual([null, null]);
    await tap(ada, id, 'lets-talk');
    expect([await seen(ada), await seen(bela)]).toEqual([
      ['lets-talk', null],
      [null, null],
    ]);
  });

  test('is refused where the answers read differently than the caller saw', async () => {
    const [ada, bela] = await mutual();
    const { wording } = (await tapsSeenBy(ada, id)) ?? { wording: '' };
    await save(bela, 'A round table.');
    expect(await refused(ada, id, { wording })).toEqual([409, sameText('wording_changed')]);
    expect(await rows(ada)).toEqual([]);
  });

  test('needs both answers, a partner, and a question that is there', async () => {
    const [ada, bela] = await couple(server());
    const locked = [409, sameText('not_revealed')];
    expect(await refused(ada, id)).toEqual(locked);
    await save(bela, 'A big table.');
    expect(await refused(ada, id)).toEqual(locked);
    expect(await refused(bela, id)).toEqual(locked);
    expect(await refused(await join(server()), id)).toEqual([409, sameText('no_partner')]);
    expect(await refused(ada, 'moving-in-99')).toEqual([404, sameText('question_unknown')]);
    expect(await refused(ada, id, { tap: 'love' })).toEqual([400, sameText('invalid_input')]);
  });

  test('waits for the confirmation where one answer was brought along', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    await save(ada, 'A shelf of my own.');
    await pair(ada, bela);
    await save(bela, 'A big table.');
    expect([await tapsSeenBy(ada, id), await tapsSeenBy(bela, id)]).toEqual([null, null]);
    expect(await refused(ada, id)).toEqual([409, sameText('not_revealed')]);
    await confirm(ada);
    expect([await seen(ada), await seen(bela)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('lies sealed, in as many bytes whichever it is', async () => {
    const [ada] = await mutual();
    const lengths = new Set<number>();
    for (const given of taps) {
      await tap(ada, id, given);
      const content = (await rows(ada))[0]?.content as Buffer;
      expect(content.toString('latin1')).not.toContain(given);
      lengths.add(content.length);
    }
    expect(lengths.size).toBe(1);
  });

  test('put into another row does not open', async () => {
    const [ada, bela] = await mutual();
    for (const person of [ada, bela]) await save(person, 'A kettle.', 'moving-in-02');
    await tap(ada, id, 'same-page');
    await tap(ada, 'moving-in-02', 'not-quite');
    const swap = `update taps a set content = b.content from taps b
      where a.user_id = '${ada.uid}' and b.user_id = a.user_id and a.question_id <> b.question_id`;
    await runOnce(server().databaseUrl, swap);
    await expect(tapsSeenBy(ada, id)).rejects.toThrow('500');
  });
});

describe('taps end', () => {
  test('with the couple, also when the same two find each other again', async () => {
    const [ada, bela] = await mutual();
    for (const person of [ada, bela]) await tap(person, id, 'same-page');
    await leave(bela);
    expect(await tapsSeenBy(ada, id)).toBeNull();
    expect([await rows(ada), await rows(bela)]).toEqual([[], []]);
    await pair(ada, bela);
    for (const person of [ada, bela]) await save(person, 'Again.');
    expect(await seen(ada)).toEqual([null, null]);
  });

  test('with the account', async () => {
    const [ada, bela] = await mutual();
    for (const person of [ada, bela]) await tap(person, id, 'same-page');
    await ada.call(deleteAccount, { body: { password: ada.password } });
    expect(await rows(ada)).toEqual([]);
    expect(await tapsSeenBy(bela, id)).toBeNull();
  });
});

test('the download has my own taps and none of the partner', async () => {
  const [ada, bela] = await mutual();
  await tap(bela, id, 'lets-talk');
  await tap(ada, id, 'not-quite');
  const reply = await ada.call(exportMine);
  expect(reply.taps).toMatchObject([{ questionId: id, tap: 'not-quite' }]);
  expect(JSON.stringify(reply)).not.toContain('lets-talk');
});
