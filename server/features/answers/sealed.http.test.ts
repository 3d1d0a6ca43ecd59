import { describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { generateScore } from '../../../contract/score.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { couple, type Person } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

/** What lies in the database: noise without the master key, and only in the place where it was put. */
const server = testServer();

const canary = 'CANARY-of-tenderness';

const save = (person: Person, n: number, text = `${canary} ${n}, I felt it when you called.`) =>
  person.call(saveAnswer, { body: { questionId: `moving-in-0${n}`, answer: text } });

const pairWithScore = async (): Promise<readonly [Person, Person]> => {
  const [ada, bela] = await couple(server());
  for (const n of [1, 2, 3, 4, 5]) for (const person of [ada, bela]) await save(person, n);
  await ada.call(generateScore);
  return [ada, bela];
};

/** Every row of every table as text, byte columns as they would stand in a dump and decoded. */
const dump = async (): Promise<string> => {
  const url = server().databaseUrl;
  const tables = await runOnce(
    url,
    "select format('%I.%I', schemaname, tablename) as t from pg_tables where schemaname in ('public', 'identity')",
  );
  const rows = await Promise.all(tables.map(({ t }) => runOnce(url, `select * from ${t}`)));
  const shown = (value: unknown) =>
    Buffer.isBuffer(value)
      ? `${value.toString('latin1')} ${value.toString('hex')} ${value.toString('base64')}`
      : String(value);
  return rows
    .flat()
    .flatMap((row) => Object.values(row).map(shown))
    .join('\n');
};

const forms = (text: string): string[] => [
  text,
  Buffer.from(text).toString('hex'),
  Buffer.from(text)
    .toString('base64')
    .replace(/.{2}=*$/, ''),
];

describe('the database', () => {
  test('holds no word of an answer, an analysis or a score', async () => {
    await pairWithScore();
    const everything = await dump();
    for (const form of forms(canary)) expect(everything).not.toContain(form);
    expect(everything).not.toContain('I felt it');
  });

  test.each([
    [
      'two answers that were swapped',
      `update answers a set content = b.content from answers b
      where a.user_id = $1 and b.user_id = $1 and a.question_id = 'moving-in-01' and b.question_id = 'moving-in-02'`,
    ],
    [
      'a bit that was flipped',
      `update answers set content = set_byte(content, 40, get_byte(content, 40) # 1)
      where user_id = $1 and question_id = 'moving-in-01'`,
    ],
    ['an older version put back', `update answers set version = version + 1 where user_id = $1`],
    [
      "another user's key",
      `update user_keys k set wrapped = o.wrapped from user_keys o where k.user_id = $1 and o.user_id <> $1`,
    ],
  ])('%s gives a constant error and no text', async (_, statement) => {
    const [ada] = await couple(server());
    await save(ada, 1, 'The first of two');
    await save(ada, 2, 'The second of two');
    await runOnce(server().databaseUrl, statement.replaceAll('$1', `'${ada.uid}'`));
    const reply = await ada.send(listAnswers);
    expect([reply.status, reply.body]).toEqual([500, sameText('internal')]);
  });

  test('without the key of one of the two has lost the words of both in the score', async () => {
    const [ada, bela] = await pairWithScore();
    await runOnce(
      server().databaseUrl,
      `update user_keys set wrapped = '\\x00' where user_id = '${bela.uid}'`,
    );
    expect((await ada.send(generateScore)).status).toBe(500);
  });
});
