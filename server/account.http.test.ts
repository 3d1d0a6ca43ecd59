import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '../contract/accounts.ts';
import { checkInvites } from '../contract/invites.ts';
import { temporaryFolder } from './testing/folder.ts';
import { hostedSettings, hostedToken } from './testing/hosted-stub.ts';
import { type Person, personWith } from './testing/people.ts';
import { testServer } from './testing/server.ts';

/** An address is one account's with the embedded provider only, which `main.test.ts` has. */
const server = testServer({}, () => hostedSettings('localhost:1'));
const run = promisify(execFile);

const joinAs = async (email: string): Promise<Person> => {
  const account = { uid: randomUUID(), email, password: '' };
  const person = personWith(server(), { ...account, token: hostedToken(account) });
  await person.call(login, { body: { uid: person.uid } });
  return person;
};

test('the command acts on all accounts with an address, and says how many they are', async () => {
  const folder = await temporaryFolder('afterglow-account-');
  onTestFinished(folder.remove);
  const account = async (...words: string[]) => {
    const env = { ...process.env, DATABASE_URL: server().databaseUrl, DATA_DIR: folder.path };
    return (await run(process.execPath, [join(import.meta.dirname, 'account.ts'), ...words], { env })).stdout;
  };
  const people = [
    await joinAs('ada@example.org'),
    await joinAs('Ada@Example.org'),
    await joinAs('bela@example.org'),
  ];
  const statuses = async () =>
    Promise.all(people.map(async (person) => (await person.send(checkInvites)).status));

  const lines = (await account('disable', 'ada@example.org')).trimEnd().split('\n');
  expect(lines).toEqual([
    '2 accounts have this address.',
    'The account is disabled; 0 sessions were ended.',
    'The account is disabled; 0 sessions were ended.',
  ]);
  expect(await statuses()).toEqual([401, 401, 200]);
  expect(await account('enable', 'ada@example.org')).toMatch(/^2 accounts(.|\n)*again\.\n.*again\.\n$/);
});
