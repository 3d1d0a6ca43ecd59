import { Writable } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../contract/accounts.ts';
import { saveAnswer } from '../../contract/answers.ts';
import { createInvite, validateInvite } from '../../contract/invites.ts';
import { createAccount, join, type Person, send } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

const lines: string[] = [];
const keep = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

const server = testServer({ log: pino({ level: 'debug' }, keep) });
let ada: Person;
let code: string;

const identity = (path: string, body: object) =>
  fetch(`${server().url}/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server().url },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  ada = await join(server(), 'Canaria');
  code = (await ada.call(createInvite, { body: {} })).inviteCode;
  await ada.call(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'CANARY in the answer' } });
  await send(server(), validateInvite, ada.token, { params: { code } });
  await fetch(`${server().url}/join?code=${code}`);
  await fetch(`${server().url}/api/nothing?email=${ada.email}`);
  await identity('/sign-up/email', { email: ada.email, password: 'CANARY-password', name: 'Canaria' });
  await identity('/sign-in/email', { email: ada.email, password: 'CANARY-password' });
  await identity('/sign-in/email', { email: ada.email, password: ada.password });
  await send(server(), saveAnswer, `${ada.token}x`, { body: {} });
  await ada.send(login, { body: { uid: 'CANARY' } });
  await identity('/request-password-reset', { email: 'canary-nobody@example.org' });
  await identity('/request-password-reset', { email: ada.email });
  await identity('/request-password-reset', { email: ada.email, redirectTo: 'https://canary.example' });
  await createAccount(server(), 'Canaria');
});

const linesOf = (route: string) =>
  lines.map((line) => JSON.parse(line)).filter((line) => String(line.route).endsWith(route));

describe('the log', () => {
  test('says of each sign-in who it was, or by a constant name why not', () => {
    const [failed, good] = linesOf('/identity/sign-in/email');
    expect(failed).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect(good).toMatchObject({ status: 200, user: ada.uid });
    expect(linesOf('/identity/request-password-reset')[0]).toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  test('says of a call that was not allowed which one, and to whom where that is known', () => {
    expect(linesOf('save-answer').at(-1)).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(linesOf('/login').at(-1)).toMatchObject({ status: 403, code: 'forbidden', user: ada.uid });
  });

  test('has a line for each request with route, status, time and an opaque user', () => {
    const saved = lines.map((line) => JSON.parse(line)).find((line) => line.route?.endsWith('save-answer'));
    expect(saved).toMatchObject({ method: 'POST', status: 200, user: ada.uid, ms: expect.any(Number) });
  });

  test('has no answer, name, address, password, code, query or token', () => {
    const everything = lines.join('').toLowerCase();
    for (const secret of ['canary', ada.email, 'canaria', '@example.org', code, '?', ada.token]) {
      expect(everything.includes(secret.toLowerCase()), secret).toBe(false);
    }
  });
});
