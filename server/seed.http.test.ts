import type { FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '../contract/accounts.ts';
import { listAnswers } from '../contract/answers.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { seed, seedCouple, seedPassword } from './seed.ts';
import { type Running, serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { temporaryFolder } from './testing/folder.ts';
import { join, leave, type Person, pair, personWith, signInAgain } from './testing/people.ts';
import { newDatabase } from './testing/server.ts';

type Started = { readonly running: Running; readonly dataDir: string };

const start = async (): Promise<Started> => {
  const [database, folder] = [await newDatabase(), await temporaryFolder('afterglow-seed-')];
  const place = { DATABASE_URL: database.url, DATA_DIR: folder.path, MASTER_KEY: newMasterKey() };
  const running = await serve(readSettings({ ...place, LOG_LEVEL: 'silent', PORT: '0', AFTERGLOW_DEV: '1' }));
  onTestFinished(async () => {
    await running.stop();
    await Promise.all([database.drop(), folder.remove()]);
  });
  return { running, dataDir: folder.path };
};

const signedIn = (running: Running, { email }: (typeof seedCouple)[number]): Promise<Person> =>
  signInAgain(running, personWith(running, { uid: '', email, password: seedPassword, token: '' }));

const uidOf = ({ token }: Person): string => String(decodeJwt(token).sub);

const expectWhole = async (running: Running): Promise<void> => {
  for (const one of seedCouple) {
    const { answers, hasPartner } = await (await signedIn(running, one)).call(listAnswers);
    expect(hasPartner).toBe(true);
    expect(answers.map(({ partnerAnswer }) => partnerAnswer?.locked)).toContain(false);
  }
};

/** A start that is ended after so many requests. */
const endedAfter = async (most: number, { running, dataDir }: Started): Promise<void> => {
  let left = most;
  const inject = (sent: object) => {
    left -= 1;
    if (left < 0) throw new Error('ended');
    return running.server.inject(sent);
  };
  const server = { inject } as unknown as FastifyInstance;
  await expect(seed({ server, url: running.url }, dataDir)).rejects.toThrow('ended');
};

test('development starts, again and again, with a couple that can sign in and has an answer to read', async () => {
  const { running, dataDir } = await start();
  await seed(running, dataDir);
  await seed(running, dataDir);
  await expectWhole(running);
});

test('what an earlier start left half made is completed, wherever it ended', async () => {
  const started = await start();
  for (const most of [1, 2, 9, 14, 15, 16]) await endedAfter(most, started);
  await seed(started.running, started.dataDir);
  await expectWhole(started.running);
}, 60_000);

test('a couple that was whole once is left as its developer made it', async () => {
  const { running, dataDir } = await start();
  await seed(running, dataDir);
  await leave(await signedIn(running, seedCouple[0]));
  await seed(running, dataDir);
  expect((await (await signedIn(running, seedCouple[1])).call(listAnswers)).hasPartner).toBe(false);
});

test('a couple that cannot be completed is not called one', async () => {
  const started = await start();
  await endedAfter(2, started);
  const { running, dataDir } = started;
  const dusk = await signedIn(running, seedCouple[1]);
  await dusk.call(login, { body: { uid: uidOf(dusk) } });
  await pair(await join(running), dusk);
  await expect(seed(running, dataDir)).rejects.toThrow(/not complete, since acceptInvite gave 409/);
});
