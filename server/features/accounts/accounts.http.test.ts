import { describe, expect, test } from 'vitest';
import { login, updateProfile } from '../../../contract/accounts.ts';
import { runOnce } from '../../testing/databases.ts';
import { createAccount, join, signInAgain } from '../../testing/people.ts';
import { startServer, testServer } from '../../testing/server.ts';

const server = testServer();

describe('login', () => {
  test('makes the record at the first call and finds it at the second', async () => {
    const ada = await createAccount(server(), 'Ada');
    const first = await ada.call(login, { body: { uid: ada.uid, displayName: 'Ada Lovelace' } });
    expect(first).toEqual({
      id: ada.uid,
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Lovelace',
      profileImageUrl: null,
      gender: null,
      relationshipStatus: null,
      livingWithPartner: null,
      partnerEmail: null,
    });
    expect(await ada.call(login, { body: { uid: ada.uid, displayName: 'Somebody Else' } })).toEqual(first);
  });

  test('ten at once make one record', async () => {
    const ada = await createAccount(server());
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ada.send(login, { body: { uid: ada.uid } })),
    );
    expect(replies.map((reply) => reply.status)).toEqual(Array(10).fill(200));
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
  });

  test('works for the very first people of a server, all at once', async () => {
    const own = await startServer();
    try {
      const people = await Promise.all(Array.from({ length: 4 }, () => createAccount(own)));
      const replies = await Promise.all(
        people.map((person) => person.send(login, { body: { uid: person.uid } })),
      );
      expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    } finally {
      await own.stop();
    }
  });

  test("refuses another's uid", async () => {
    const ada = await createAccount(server());
    const reply = await ada.send(login, { body: { uid: 'somebody-else' } });
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({
      code: 'forbidden',
      message: 'You are signed in as somebody else. Please sign in again.',
      error: 'You are signed in as somebody else. Please sign in again.',
    });
  });

  test('takes the address from the token, not from the body', async () => {
    const ada = await createAccount(server());
    const user = await ada.call(login, { body: { uid: ada.uid, email: 'other@example.org' } });
    expect(user.email).toBe(ada.email);
  });
});

describe('signing up', () => {
  test.each([
    [5, 400],
    [6, 200],
  ])('with a password of %i characters gives %i', async (length, status) => {
    const { url } = server();
    const password = 'k8#2mv'.slice(0, length);
    const body = { email: `five-or-six-${length}@example.org`, password, name: 'Ada' };
    const reply = await fetch(`${url}/identity/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(status);
  });

  test('with a password that anybody would try is refused, whoever has the address', async () => {
    const { url } = server();
    const { email } = await createAccount(server());
    for (const address of [email, 'new-here@example.org']) {
      const reply = await fetch(`${url}/identity/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ email: address, password: 'Password1', name: 'Ada' }),
      });
      expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'PASSWORD_TOO_COMMON' }]);
    }
  });
});

describe('one address', () => {
  test('four at once with one address make one account', async () => {
    const { url } = server();
    const body = { email: 'everybody@example.org', password: 'correct horse', name: 'Ada' };
    const signUp = () =>
      fetch(`${url}/identity/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify(body),
      });
    const statuses = (await Promise.all(Array.from({ length: 4 }, signUp))).map((reply) => reply.status);
    expect(statuses.sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('signing in', () => {
  let tries = 0;
  /** Each time with other made-up forwarding headers, which must change nothing. */
  const tryOnce = (url: string, email: string, password: string) => {
    const forged = `10.0.0.${++tries}`;
    return fetch(`${url}/identity/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': forged,
        'x-afterglow-client-address': forged,
      },
      body: JSON.stringify({ email, password }),
    });
  };

  test('is slowed down for one account, and not for the others at the same address', async () => {
    const window = 900;
    server().nextWindow(window);
    const [ada, bela] = [await createAccount(server()), await createAccount(server())];
    const { url } = server();
    for (let i = 0; i < 20; i++) expect((await tryOnce(url, ada.email, 'wrong')).status).toBe(401);
    const refused = await tryOnce(url, ` ${ada.email.toUpperCase()}`, ada.password);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await tryOnce(url, bela.email, bela.password)).status).toBe(200);
    server().nextWindow(window);
    expect((await tryOnce(url, ada.email, ada.password)).status).toBe(200);
  });
});

describe('a disabled account', () => {
  const disable = (uid: string) =>
    runOnce(server().databaseUrl, `update users set disabled_at = now() where id = '${uid}'`);

  test('gets no session, and its text only with the right password', async () => {
    const ada = await join(server());
    await disable(ada.uid);
    await expect(signInAgain(server(), ada)).rejects.toThrow(/403 .*USER_DISABLED/);
    await expect(signInAgain(server(), { ...ada, password: 'not it' })).rejects.toThrow(
      /401 .*INVALID_EMAIL_OR_PASSWORD/,
    );
  });

  test('gets no token for a session that it still has, and is told why', async () => {
    const { url } = server();
    const ada = await join(server());
    const signedIn = await fetch(`${url}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: ada.email, password: ada.password }),
    });
    await disable(ada.uid);
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const reply = await fetch(`${url}/identity/token`, { headers: { cookie: cookie.join('; ') } });
    expect([reply.status, await reply.json()]).toMatchObject([403, { code: 'USER_DISABLED' }]);
  });
});

describe('update-profile', () => {
  test('changes both names, trimmed', async () => {
    const ada = await createAccount(server());
    await ada.call(login, { body: { uid: ada.uid } });
    const user = await ada.call(updateProfile, { body: { firstName: ' Grace ', lastName: 'Hopper' } });
    expect([user.firstName, user.lastName]).toEqual(['Grace', 'Hopper']);
  });

  test.each([
    [{ firstName: ' ', lastName: 'X' }, 'first_name_missing'],
    [{ firstName: 'X' }, 'last_name_missing'],
    [{ firstName: 'X\u0000', lastName: 'Y' }, 'first_name_missing'],
    [{ firstName: '\u200b', lastName: 'Y' }, 'first_name_missing'],
    [{ firstName: 'X', lastName: 'y'.repeat(101) }, 'name_too_long'],
    ['text', 'invalid_input'],
  ])('refuses %j', async (body, code) => {
    const ada = await createAccount(server());
    const reply = await ada.send(updateProfile, { body });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code });
  });

  test('needs a record', async () => {
    const ada = await createAccount(server());
    const reply = await ada.send(updateProfile, { body: { firstName: 'A', lastName: 'B' } });
    expect(reply.status).toBe(401);
  });
});
