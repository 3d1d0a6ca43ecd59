import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../../contract/accounts.ts';
import { exportMine, deleteAccount as remove, signOutEverywhere } from '../../../contract/leaving.ts';
import { sameText } from '../../testing/expectations.ts';
import { type HostedStub, hostedSettings, hostedToken, standHosted } from '../../testing/hosted-stub.ts';
import { type Person, personWith } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

/** The product on a hosted provider that a test can make fail; `e2e/hosted.test.ts` has the provider's own emulator. */
let provider: HostedStub;
beforeAll(async () => {
  provider = await standHosted();
});
const server = testServer({}, () => hostedSettings(provider.host));
afterEach(() => provider.troubles.clear());
afterAll(() => provider.close());

const join = async (): Promise<Person> => {
  const account = { uid: randomUUID(), email: `${randomUUID()}@example.org`, password: 'correct horse' };
  provider.accounts.push(account);
  const person = personWith(server(), { ...account, token: hostedToken(account) });
  await person.call(login, { body: { uid: person.uid } });
  return person;
};

const deleteWith = async (person: Person, password = person.password) => {
  const { status, body } = await person.send(remove, { body: { password } });
  return [status, body];
};
const isHere = async (person: Person) => (await person.send(exportMine)).status === 200;
const isThere = ({ uid }: Person) => provider.accounts.some((account) => account.uid === uid);

test('a record is made from the token', async () => {
  const person = await join();
  expect((await person.call(exportMine)).user).toMatchObject({ email: person.email, firstName: 'Ada' });
});

test('the embedded provider is not there', async () => {
  expect((await fetch(`${server().url}/identity/get-session`)).status).toBe(404);
});

test('signing out everywhere ends every sign-in so far', async () => {
  const person = await join();
  await person.call(signOutEverywhere);
  server().passTime(6 * 60_000);
  expect((await person.send(exportMine)).status).toBe(401);
  const again = { ...person, token: hostedToken(person, Date.now() + 5 * 60_000) };
  expect((await personWith(server(), again).send(exportMine)).status).toBe(200);
});

describe('deleting the account', () => {
  test('asks the provider for the password, with the key and as our own page', async () => {
    const person = await join();
    expect(await deleteWith(person, 'wrong')).toEqual([403, sameText('password_wrong')]);
    expect(provider.heard.at(-1)).toEqual({
      name: 'signInWithPassword',
      key: 'public-key',
      referer: 'http://localhost:0/',
    });
    expect([await isHere(person), isThere(person)]).toEqual([true, true]);
  });

  test('takes it away here and there', async () => {
    const person = await join();
    expect(await deleteWith(person)).toEqual([200, { success: true }]);
    expect([await isHere(person), isThere(person)]).toEqual([false, false]);
  });

  test('goes by the account and not by the address', async () => {
    const [person, other] = [await join(), await join()];
    const taken = { ...person, token: hostedToken({ uid: person.uid, email: other.email }) };
    expect(await deleteWith(personWith(server(), taken), other.password)).toEqual([
      403,
      sameText('password_wrong'),
    ]);
    expect([isThere(person), isThere(other)]).toEqual([true, true]);
  });

  test.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Access was disabled.', 429, 'too_many_requests'],
    ['API_KEY_INVALID', 503, 'provider_away'],
    [502, 503, 'provider_away'],
  ] as const)('while the provider says %s changes nothing', async (trouble, status, code) => {
    const person = await join();
    provider.troubles.set('signInWithPassword', trouble);
    expect(await deleteWith(person)).toEqual([status, sameText(code)]);
    expect([await isHere(person), isThere(person)]).toEqual([true, true]);
  });

  test('that the provider did not finish is finished by the next try', async () => {
    const person = await join();
    provider.troubles.set('delete', 500);
    expect(await deleteWith(person)).toEqual([503, sameText('provider_away')]);
    expect([await isHere(person), isThere(person)]).toEqual([false, true]);
    provider.troubles.clear();
    expect(await deleteWith(person)).toEqual([200, { success: true }]);
    expect(isThere(person)).toBe(false);
  });
});
