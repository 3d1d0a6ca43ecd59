import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { login } from '../../../contract/accounts.ts';
import { checkInvites } from '../../../contract/invites.ts';
import { personWith, tokenFrom } from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import type { Message } from '../mail/port.ts';
import { padded, restOfBeat } from './padded.ts';

/** Both with and without an account behind the address: the same reply, and a mail that only its owner can read. */
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, inject('template'), { HIDE_ACCOUNTS: 'on' });
});
afterAll(() => server?.stop());

const post = (path: string, body: object) =>
  fetch(`${server.url}/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  });

const signUp = (email: string, password = 'a good password') =>
  post('/sign-up/email', { email, password, name: 'Ada Test' });

const signIn = (email: string, password: string) => post('/sign-in/email', { email, password });

const mailsTo = async (email: string): Promise<Message[]> =>
  (await server.mails()).filter(({ to }) => to === email);

const tokenIn = (mail: Message | undefined): string =>
  /reset\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

const choose = (token: string, newPassword: string) => post('/reset-password', { token, newPassword });

/** Everything of a reply but what is new in each: ids and times. */
const asSeen = async (reply: Response) => {
  const text = (await reply.text())
    .replace(/"id":"\w+"/, '"id":"…"')
    .replace(/[\w-]+@example\.org/g, '…')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…');
  const headers = [...reply.headers].filter(([name]) => name !== 'date');
  return [reply.status, headers, text];
};

describe('where it is hidden who has an account', () => {
  test('signing up gives no session; the link of the mail chooses the password and opens the door', async () => {
    const email = 'mira@example.org';
    const reply = await signUp(email, 'chosen by a stranger');
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []]);
    expect((await signIn(email, 'chosen by a stranger')).status).toBe(401);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Finish your account at Afterglow');
    expect((await choose(tokenIn(mail), 'chosen by its owner')).status).toBe(200);
    const signedIn = await signIn(email, 'chosen by its owner');
    const { user } = (await signedIn.clone().json()) as { user: { id: string } };
    const known = { uid: user.id, email, password: '', token: await tokenFrom(server, signedIn) };
    const mira = personWith(server, known);
    expect((await mira.call(login, { body: { uid: user.id } })).firstName).toBe('Ada');
    expect((await mira.send(checkInvites)).status).toBe(200);
  });

  test('signing up again looks the same, changes nothing, and is told to the owner', async () => {
    const [known, fresh] = ['known@example.org', 'fresh@example.org'];
    const first = await signUp(known);
    const [one] = await mailsTo(known);
    await choose(tokenIn(one), 'chosen by its owner');
    const again = await signUp(known, 'chosen by a stranger');
    const seen = await asSeen(again);
    expect(seen).toEqual(await asSeen(first));
    expect(seen).toEqual(await asSeen(await signUp(fresh)));
    expect((await signIn(known, 'chosen by its owner')).status).toBe(200);
    expect((await mailsTo(known)).map(({ subject }) => subject)).toEqual([
      'Finish your account at Afterglow',
      'You already have an account at Afterglow',
    ]);
  });

  test('asking for a reset looks the same, and mails only whoever has an account', async () => {
    const known = 'reset@example.org';
    await signUp(known);
    const replies = [];
    for (const email of [known, 'nobody@example.org'])
      replies.push(await asSeen(await post('/request-password-reset', { email })));
    expect(replies[0]).toEqual(replies[1]);
    expect(await mailsTo(known)).toHaveLength(2);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });
});

describe('whoever signs up or asks for a reset over and over with an address of somebody else', () => {
  test('sees the same each time, and fills nobody’s inbox', async () => {
    const email = 'often@example.org';
    const hour = 3600;
    server.nextWindow(hour);
    const replies: unknown[] = [];
    for (let i = 0; i < 7; i++) replies.push(await asSeen(await signUp(email)));
    expect(replies).toEqual(replies.map(() => replies[0]));
    const resets = [];
    for (const address of [email, 'nobody@example.org'])
      resets.push(await asSeen(await post('/request-password-reset', { email: address })));
    expect(resets[0]).toEqual(resets[1]);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(5);
    expect((await choose(tokenIn(mails[4]), 'chosen by its owner')).status).toBe(200);
    server.nextWindow(hour);
    await signUp(email);
    expect(await mailsTo(email)).toHaveLength(6);
  });
});

describe('replies that are alike in time', () => {
  test.each([
    [1, 499],
    [499, 1],
    [500, 500],
    [1234, 266],
  ])('wait after %i ms for another %i', (elapsed, rest) => {
    expect(restOfBeat(elapsed)).toBe(rest);
  });

  test('wait after a failure too', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => waits.push(ms);
    await padded(async () => 'done', wait);
    const failing = async () => {
      throw new Error('no');
    };
    await expect(padded(failing, wait)).rejects.toThrow('no');
    expect(waits).toHaveLength(2);
  });
});
