import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { login } from '../../../contract/accounts.ts';
import { checkInvites } from '../../../contract/invites.ts';
import { openDatabase, openPool } from '../../database/open.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { createAccount, join, personWith, signInAgain } from '../../testing/people.ts';
import { newDatabase, startServer, testServer } from '../../testing/server.ts';
import { embeddedIdentity } from './embedded.ts';
import { loadEmbeddedKeys } from './embedded-keys.ts';

const server = testServer();

const kidOf = ({ token }: { readonly token: string }) => decodeProtectedHeader(token).kid;

describe('the keys that sign', () => {
  const endKey = (kid: string | undefined, ago: string) =>
    runOnce(
      server().databaseUrl,
      `update identity.jwks set "expiresAt" = now() - interval '${ago}' where id = '${kid}'`,
    );

  const publishedKeys = async () => {
    const db = openDatabase(openPool({ connectionString: server().databaseUrl }, () => {}));
    const { keys } = await loadEmbeddedKeys(db, new Date()).finally(() => db.destroy());
    return keys.map(({ kid }) => kid);
  };

  test('sign for thirty days', async () => {
    await join(server());
    const days = `select round(extract(epoch from "expiresAt" - "createdAt") / 86400)::int as days from identity.jwks`;
    expect(await runOnce(server().databaseUrl, days)).toEqual([{ days: 30 }]);
  });

  test('are one, however many come first at once, and all of them are let in', async () => {
    const own = await startServer();
    try {
      const people = await Promise.all(Array.from({ length: 8 }, () => createAccount(own)));
      expect(new Set(people.map(kidOf)).size).toBe(1);
      const replies = people.map((person) => person.send(login, { body: { uid: person.uid } }));
      expect((await Promise.all(replies)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    } finally {
      await own.stop();
    }
  });

  test('are changed by themselves, and tokens of the one before are good for an hour', async () => {
    const before = await join(server());
    await endKey(kidOf(before), '1 minute');
    const after = await signInAgain(server(), before);
    expect(kidOf(after)).not.toBe(kidOf(before));
    for (const person of [before, after])
      expect((await personWith(server(), person).send(checkInvites)).status).toBe(200);
    expect(new Set(await publishedKeys())).toEqual(new Set([kidOf(before), kidOf(after)]));
    await endKey(kidOf(before), '61 minutes');
    expect(await publishedKeys()).toEqual([kidOf(after)]);
  });

  test('are replaced at a start with another secret, and a server with the one before goes on', async () => {
    const own = await startServer();
    const ada = await join(own);
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const secret = { DATABASE_URL: own.databaseUrl, IDENTITY_SECRET: 'another one '.repeat(3) };
    const other = await startServer({ log }, undefined, secret);
    const ids = await runOnce(own.databaseUrl, 'select id from identity.jwks');
    expect(ids).toEqual([{ id: expect.not.stringMatching(kidOf(ada) ?? '') }]);
    expect(lines.join('')).toContain('"keys":1,"msg":"signing keys of another IDENTITY_SECRET were replaced');
    expect((await personWith(other, ada).send(checkInvites)).status).toBe(401);
    for (const each of [other, own, other]) {
      const back = await signInAgain(each, ada);
      expect((await back.send(checkInvites)).status).toBe(200);
    }
    await other.stop();
    await own.stop();
  });
});

describe('what goes wrong inside the library', () => {
  test('is answered and logged like a fault of any other call, and not written past the log', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const written = vi.spyOn(console, 'error');
    onTestFinished(() => written.mockRestore());
    const own = await startServer({ log });
    onTestFinished(() => own.stop());
    const person = await createAccount(own);
    await runOnce(own.databaseUrl, 'alter table identity.session rename to elsewhere');
    await expect(signInAgain(own, person)).rejects.toThrow(/500 .*"code":"internal"/);
    const fault = { msg: 'unexpected error', route: '/identity/sign-in/email' };
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(fault));
    expect(written).not.toHaveBeenCalled();
  });

  test('is told to the log at the level that the library gives it, and at one alone', async () => {
    const lines: string[] = [];
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    const own = await startServer({ log });
    onTestFinished(() => own.stop());
    const { email, password } = await createAccount(own);
    await post('/sign-in/email', { email, password: 'another horse' }, own);
    const cookie = cookieOf(await post('/sign-in/email', { email, password }, own));
    await runOnce(own.databaseUrl, 'alter table identity.session rename to elsewhere');
    await fetch(`${own.url}/identity/get-session`, { headers: { cookie } });
    const levels = lines
      .filter((line) => line.includes('"msg":"identity: '))
      .map((line) => [...line.matchAll(/"level":([^,]+)/g)].map(([, level]) => level));
    expect(levels).toEqual([['40'], ['50']]);
  });

  test('is found at the start where a table is missing', async () => {
    const { url, drop } = await newDatabase();
    const db = openDatabase(openPool({ connectionString: url }, () => {}));
    onTestFinished(() =>
      db
        .destroy()
        .then(drop)
        .then(() => {}),
    );
    await runOnce(url, 'alter table identity.session rename to elsewhere');
    const opened = embeddedIdentity({
      db,
      sendLink: async () => {},
      hideAccounts: false,
      secret: 'a secret of a test, long enough for it',
      publicUrl: 'http://localhost:3000',
      clientAddressHeader: 'x-address',
      signInBudget: async () => null,
      rateLimit: false,
      log: () => {},
    });
    await expect(opened).rejects.toThrow(/session/);
  });
});

const post = (path: string, body: object, { url } = server()) =>
  fetch(`${url}/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });

const cookieOf = (reply: Response): string =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const signedInSomebody = async () => {
  const { uid, email, password } = await createAccount(server());
  const reply = await post('/sign-in/email', { email, password });
  return { uid, reply, cookie: cookieOf(reply) };
};

describe('a session', () => {
  const get = (path: string, cookie: string) =>
    fetch(`${server().url}/identity${path}`, { headers: { cookie } });

  test('is told to the browser in a cookie that no script can read, and in no body', async () => {
    const { reply, cookie } = await signedInSomebody();
    const secret = /session_token=([^.;]+)/.exec(decodeURIComponent(cookie))?.[1] ?? 'none';
    const session = await (await get('/get-session', cookie)).text();
    expect([secret.length, session.includes('"user"')]).toEqual([32, true]);
    expect(`${await reply.text()}${session}`).not.toContain(secret);
  });

  test('ends after 180 days, however much it is used', async () => {
    const { uid, cookie } = await signedInSomebody();
    const set = (createdAgo: string, left: string) =>
      runOnce(
        server().databaseUrl,
        `update identity.session set "createdAt" = now() - interval '${createdAgo}',
          "expiresAt" = now() + interval '${left}' where "userId" = '${uid}'`,
      );
    await set('179 days', '1 hour');
    expect(await (await get('/get-session', cookie)).json()).toMatchObject({ user: { id: uid } });
    const most = `select max("expiresAt" - "createdAt") <= interval '180 days' as held,
      max("expiresAt") > now() + interval '2 hours' as renewed from identity.session`;
    expect(await runOnce(server().databaseUrl, most)).toEqual([{ held: true, renewed: true }]);
    await set('181 days', '60 days');
    expect((await get('/token', cookie)).status).toBe(401);
  });
});

describe('somebody else', () => {
  const sent = async (headers: Record<string, string>, body: string) => {
    const { cookie } = await signedInSomebody();
    const reply = await fetch(`${server().url}/identity/sign-out`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body,
    });
    return [reply.status, reply.headers.get('set-cookie')];
  };

  test('a page of another site cannot use a session, by JSON or by a form', async () => {
    const evil = { origin: 'https://evil.example' };
    expect(await sent({ ...evil, 'content-type': 'application/json' }, '{}')).toEqual([403, null]);
    expect(await sent({ ...evil, 'content-type': 'text/plain' }, '{}')).toEqual([415, null]);
  });
});

describe('the library', () => {
  test.each([
    ['POST', '/change-password'],
    ['POST', '/update-user'],
    ['POST', '/revoke-sessions'],
    ['GET', '/list-sessions'],
    ['GET', '/jwks'],
    ['GET', '/error'],
    ['GET', '/reset-password/abc?callbackURL=https://evil.example'],
  ])('is served no further than our pages need it: not %s %s', async (method, path) => {
    const reply = await fetch(`${server().url}/identity${path}`, { method, redirect: 'manual' });
    expect([reply.status, await reply.json()]).toEqual([404, sameText('not_found')]);
  });
});

describe('a reset', () => {
  test.each(['nobody', 'a b@c.de', 'ada@example'])('for %s says that it is no address', async (email) => {
    const reply = await post('/request-password-reset', { email });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'INVALID_EMAIL' }]);
  });

  test('by the mailed link ends every session and its tokens, and the link works once', async () => {
    const ada = await join(server());
    const { email, password } = ada;
    const signedIn = await post('/sign-in/email', { email, password });
    const cookie = cookieOf(signedIn);
    const newToken = () => fetch(`${server().url}/identity/token`, { headers: { cookie } });
    expect((await newToken()).status).toBe(200);
    expect((await post('/request-password-reset', { email })).status).toBe(200);
    const mail = (await server().mails()).find(({ to }) => to === email);
    const [, token = ''] = /reset\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const links = JSON.stringify(await runOnce(server().databaseUrl, 'select * from identity.verification'));
    expect([token.length, links.includes(token), links.includes(ada.uid)]).toEqual([24, false, true]);
    const { token: unused } = (await (await newToken()).json()) as { token: string };
    const reset = () => post('/reset-password', { token, newPassword: 'another horse' });
    expect((await reset()).status).toBe(200);
    expect((await newToken()).status).toBe(401);
    expect((await personWith(server(), { ...ada, token: unused }).send(checkInvites)).status).toBe(401);
    expect((await post('/sign-in/email', { email, password })).status).toBe(401);
    const back = await signInAgain(server(), { ...ada, password: 'another horse' });
    expect((await back.send(checkInvites)).status).toBe(200);
    expect((await reset()).status).toBe(400);
  });
});
