import { randomBytes } from 'node:crypto';
import { login, updateProfile } from '../../contract/accounts.ts';
import type { Call, InputOf, ReplyOf } from '../../contract/call.ts';
import { confirmPartner, leavePartner } from '../../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite } from '../../contract/invites.ts';
import { saveOnboarding } from '../../contract/onboarding.ts';

/** Whatever answers at an address. */
type Server = { readonly url: string };

/** A reply as it came over the wire. */
export type Reply<Body = unknown> = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Body;
};

type Sent = { readonly params?: Record<string, string>; readonly body?: unknown };

const fill = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const read = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
};

/** Sends a call with anything as input, good or bad. */
export const send = async (
  server: Server,
  call: Call,
  token: string | null,
  sent: Sent = {},
): Promise<Reply> => {
  const headers: Record<string, string> = {};
  if (token !== null) headers.authorization = `Bearer ${token}`;
  if (sent.body !== undefined) headers['content-type'] = 'application/json';
  const body = sent.body === undefined ? {} : { body: JSON.stringify(sent.body) };
  return read(
    await fetch(`${server.url}${fill(call.path, sent.params)}`, { method: call.method, headers, ...body }),
  );
};

/** Somebody with an account and a token. */
export type Person = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  /** Calls with checked input and gives the body; anything but 200 throws. */
  readonly call: <C extends Call>(
    call: C,
    ...input: keyof InputOf<C> extends never ? [] : [InputOf<C>]
  ) => Promise<ReplyOf<C>>;
  /** Calls with anything and gives the whole reply. */
  readonly send: (call: Call, sent?: Sent) => Promise<Reply>;
};

const identityPost = async (server: Server, path: string, body: unknown): Promise<Response> =>
  fetch(`${server.url}/identity${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(body),
  });

/** Exchanges a session cookie for a token. */
export const tokenFrom = async (server: Server, signedIn: Response): Promise<string> => {
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const reply = await fetch(`${server.url}/identity/token`, { headers: { cookie } });
  const { token } = (await reply.json()) as { token: string };
  return token;
};

/** A person who speaks with this token; also to another server on a copy of the same database. */
export const personWith = (
  server: Server,
  known: Pick<Person, 'uid' | 'email' | 'password' | 'token'>,
): Person => {
  const sendAs = (call: Call, sent?: Sent) => send(server, call, known.token, sent);
  const callAs: Person['call'] = async (call, ...input) => {
    const reply = await sendAs(call, input[0] as Sent);
    if (reply.status !== 200) throw new Error(`${call.name}: ${reply.status} ${reply.text}`);
    return reply.body as ReplyOf<typeof call>;
  };
  return { ...known, call: callAs, send: sendAs };
};

/** Makes an account at the identity provider; the product does not know it yet. */
export const createAccount = async (server: Server, firstName = 'Ada'): Promise<Person> => {
  const email = `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}@example.org`;
  const password = 'correct horse';
  const signedUp = await identityPost(server, '/sign-up/email', {
    email,
    password,
    name: `${firstName} Test`,
  });
  if (!signedUp.ok) throw new Error(`sign-up: ${signedUp.status} ${await signedUp.text()}`);
  const { user } = (await signedUp.clone().json()) as { user: { id: string } };
  return personWith(server, { uid: user.id, email, password, token: await tokenFrom(server, signedUp) });
};

/** The same person with a token of now. */
export const signInAgain = async (server: Server, person: Person): Promise<Person> => {
  const { email, password } = person;
  const signedIn = await identityPost(server, '/sign-in/email', { email, password });
  if (!signedIn.ok) throw new Error(`sign-in: ${signedIn.status} ${await signedIn.text()}`);
  return personWith(server, { ...person, token: await tokenFrom(server, signedIn) });
};

/** Signs up, logs in, gives a name and fills in the questionnaire. */
export const join = async (server: Server, firstName = 'Ada'): Promise<Person> => {
  const person = await createAccount(server, firstName);
  await person.call(login, { body: { uid: person.uid } });
  await person.call(updateProfile, { body: { firstName, lastName: 'Test' } });
  await person.call(saveOnboarding, {
    body: {
      gender: 'non-binary',
      relationshipStatus: 'dating',
      livingWithPartner: 'no-nearby',
      children: 'no',
    },
  });
  return person;
};

/** Pairs two people by a code of the first. */
export const pair = async (inviter: Person, accepter: Person): Promise<void> => {
  const { inviteCode } = await inviter.call(createInvite, { body: {} });
  await accepter.call(acceptInvite, { params: { code: inviteCode } });
};

/** The couple that this person is asked about. */
export const askedAbout = async (inviter: Person): Promise<string> =>
  (await inviter.call(checkInvites)).partnerToConfirm?.coupleId ?? 'none';

/** The inviter says that whoever came is the right one. */
export const confirm = async (inviter: Person): Promise<void> => {
  await inviter.call(confirmPartner, { body: { coupleId: await askedAbout(inviter) } });
};

/** The couple that this person is in. */
export const coupleIdOf = async (person: Person): Promise<string> =>
  (await person.call(checkInvites)).coupleId ?? 'none';

/** Ends the couple that this person is in. */
export const leave = async (person: Person): Promise<void> => {
  await person.call(leavePartner, { body: { coupleId: await coupleIdOf(person) } });
};

/** Two people who are each other's partner; the first invited. */
export const couple = async (server: Server): Promise<readonly [Person, Person]> => {
  const [a, b] = await Promise.all([join(server, 'Ada'), join(server, 'Bela')]);
  await pair(a, b);
  return [a, b];
};
