import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAnswers, saveAnswer } from '../contract/answers.ts';
import { acceptInvite, createInvite, validateInvite } from '../contract/invites.ts';
import { type EmbeddedDatabase, startEmbedded } from './database/embedded/start.ts';
import { wrongCodes } from './features/invites/look-up.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { databaseUrlOf, runOnce } from './testing/databases.ts';
import { temporaryFolder } from './testing/folder.ts';
import { join, type Person, personWith, send } from './testing/people.ts';
import { type Program, startProgram } from './testing/program.ts';
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts';

/** Two processes that start at the same moment on one empty database, and everybody talks to both. */
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: EmbeddedDatabase;
let programs: Program[] = [];
let peer: SmtpPeer;
let start: (name: string) => Promise<Program>;

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-two-');
  database = await startEmbedded({ dataDir: `${folder.path}/data`, log: () => {} });
  peer = await startSmtpPeer();
  const shared = {
    DATABASE_URL: databaseUrlOf(database),
    MASTER_KEY: newMasterKey(),
    IDENTITY_SECRET: newMasterKey(),
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  };
  start = (name) => startProgram({ ...shared, DATA_DIR: `${folder.path}/${name}`, LOG_LEVEL: 'silent' });
  programs = await Promise.all([start('one'), start('two')]);
});

afterAll(async () => {
  await Promise.all(programs.map((program) => program.stop()));
  await peer?.stop();
  await database?.stop();
  await folder?.remove();
});

const server = (n: number): Program => programs[n % programs.length] ?? fail();
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

const waiting = () => runOnce(databaseUrlOf(database), 'select 1 from mails');
const noneWaits = () => expect.poll(waiting, { timeout: 20_000 }).toEqual([]);
const reaches = (step: string) => expect.poll(() => peer.steps, { timeout: 20_000 }).toContain(step);

const invite = (person: Person, address: string) =>
  person.call(createInvite, { body: { partnerEmail: address } });

describe('mail', () => {
  beforeEach(async () => {
    await noneWaits();
    [peer.mood, peer.steps.length, peer.received.length] = [null, 0, 0];
  });

  test('goes out once, whichever of the two sends it', async () => {
    const ada = await join(server(0));
    const addresses = Array.from({ length: 10 }, (_, i) => `friend-${i}@example.org`);
    await Promise.all(addresses.map((address, i) => invite(at(i, ada), address)));
    await noneWaits();
    expect(peer.received.flatMap(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  test('is not lost when its server is killed in the middle of handing it over', async () => {
    const ada = await join(server(0));
    peer.mood = { at: 'data', does: 'stall' };
    await invite(ada, 'friend@example.org');
    await reaches('data');
    await Promise.all(programs.map((program) => program.end('SIGKILL')));
    peer.mood = null;
    await runOnce(databaseUrlOf(database), "update mails set due_at = due_at - interval '2 minutes'");
    programs = [await start('three')];
    await noneWaits();
    expect(peer.received.map(({ to }) => to)).toEqual([['friend@example.org']]);
  });

  test('on its way is finished by a server that is asked to end', async () => {
    const ada = await join(server(0));
    const { promise, resolve } = Promise.withResolvers<void>();
    peer.mood = { at: 'data', does: promise };
    await invite(ada, 'friend@example.org');
    await reaches('data');
    const ended = server(0).end('SIGTERM');
    await expect.poll(() => fetch(`${server(0).url}/healthz`).catch(() => 'closed')).toBe('closed');
    resolve();
    expect(await ended).toBe(0);
    programs = [];
    expect([await waiting(), peer.received.length]).toEqual([[], 1]);
  });
});
