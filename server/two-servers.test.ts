import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../contract/answers.ts';
import { acceptInvite, createInvite, validateInvite } from '../contract/invites.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded/start.ts';
import { wrongCodes } from './features/invites/look-up.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { databaseUrlOf, runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { join, type Person, personWith, send } from './testing/people.ts';
import { type Program, startProgram } from './testing/program.ts';

/** Two processes that start at the same moment on one empty database, and everybody talks to both. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: EmbeddedDatabase;
let programs: Program[] = [];

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-two-');
  database = await startEmbedded({ dataDir: `${folder.path}/data`, log: () => {} });
  const shared = {
    DATABASE_URL: databaseUrlOf(database),
    MASTER_KEY: newMasterKey(),
    IDENTITY_SECRET: newMasterKey(),
  };
  const start = (name: string) =>
    startProgram({ ...shared, DATA_DIR: `${folder.path}/${name}`, LOG_LEVEL: 'silent' });
  programs = await Promise.all([start('one'), start('two')]);
});

afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await database?.stop();
  await folder?.remove();
});

const server = (n: number): Program => programs[n % 2] ?? fail();
const fail = (): never => {
  throw new Error('both servers are started first');
};

/** The same person at the other server. */
const at = (n: number, person: Person): Person => personWith(server(n), person);

describe('two servers on one database', () => {
  test('know the same people, answers and reveal', async () => {
    const [ada, bela] = [await join(server(0)), await join(server(1))];
    const { inviteCode } = await at(1, ada).call(createInvite, { body: {} });
    await at(0, bela).call(acceptInvite, { params: { code: inviteCode } });
    await at(0, ada).call(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'ADA-WORDS' } });
    expect((await at(1, bela).send(listAnswers)).text).not.toContain('ADA-WORDS');
    await at(1, bela).call(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'BELA-WORDS' } });
    expect((await at(0, bela).send(listAnswers)).text).toContain('ADA-WORDS');
  });

  test('give one code to one of ten people who ask both at once', async () => {
    const ada = await join(server(0));
    const { inviteCode } = await ada.call(createInvite, { body: {} });
    const others = await Promise.all(Array.from({ length: 10 }, (_, i) => join(server(i))));
    const replies = await Promise.all(
      others.map((person, i) => at(i + 1, person).send(acceptInvite, { params: { code: inviteCode } })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
  });

  test('count wrong codes together', async () => {
    await runOnce(databaseUrlOf(database), 'delete from budgets');
    const guess = (i: number) => send(server(i), validateInvite, null, { params: { code: 'ZZZZZ' } });
    for (let i = 0; i < wrongCodes.each; i++) expect((await guess(i)).status).toBe(200);
    expect([(await guess(0)).status, (await guess(1)).status]).toEqual([429, 429]);
  });
});
