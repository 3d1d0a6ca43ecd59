import { login, updateProfile } from '../contract/accounts.ts';
import { saveAnswer } from '../contract/answers.ts';
import type { Call, InputOf, ReplyOf } from '../contract/call.ts';
import { confirmPartner, leavePartner } from '../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite } from '../contract/invites.ts';
import { saveOnboarding } from '../contract/onboarding.ts';
import type { OpenPhone, Phone } from './browser.ts';
import { type Visitor, visitor } from './journeys.ts';

/** Somebody with an account, made without a browser. */
export type Person = Visitor & {
  /** The session as the browser keeps it: name and value of each cookie. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
  readonly call: <C extends Call>(
    call: C,
    ...input: keyof InputOf<C> extends never ? [] : [InputOf<C>]
  ) => Promise<ReplyOf<C>>;
};

type Sent = { readonly params?: Readonly<Record<string, string>>; readonly body?: unknown };

const json = 'application/json';

const spoken = async (reply: Response, what: string): Promise<Response> => {
  if (!reply.ok) throw new Error(`${what}: ${reply.status} ${await reply.text()}`);
  return reply;
};

const speaker =
  (url: string, token: string): Person['call'] =>
  async (call, ...input) => {
    const { params = {}, body }: Sent = input[0] ?? {};
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': json } : {}) };
    const sent = { method: call.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const reply = await spoken(await fetch(`${url}${path}`, sent), call.name);
    return (await reply.json()) as ReplyOf<typeof call>;
  };

const cookiesOf = (reply: Response): Person['cookies'] =>
  reply.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });

/** Makes an account with a name; the questionnaire is still to be filled in. */
export const newcomer = async (url: string, firstName: string): Promise<Person> => {
  const known = visitor(firstName);
  const account = { email: known.email, password: known.password, name: `${firstName} Test` };
  const headers = { 'content-type': json, origin: url };
  const sent = { method: 'POST', headers, body: JSON.stringify(account) };
  const signedUp = await spoken(await fetch(`${url}/identity/sign-up/email`, sent), 'sign-up');
  const cookies = cookiesOf(signedUp);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const reply = await spoken(await fetch(`${url}/identity/token`, { headers: { cookie } }), 'token');
  const call = speaker(url, ((await reply.json()) as { token: string }).token);
  await call(login, { body: { uid: user.id } });
  await call(updateProfile, { body: { firstName, lastName: 'Test' } });
  return { ...known, cookies, call };
};

const questionnaire = {
  gender: 'non-binary',
  relationshipStatus: 'dating',
  livingWithPartner: 'no-nearby',
  children: 'no',
} as const;

/** Somebody who has filled in the questionnaire and has no partner. */
export const single = async (url: string, firstName: string): Promise<Person> => {
  const person = await newcomer(url, firstName);
  await person.call(saveOnboarding, { body: questionnaire });
  return person;
};

export const codeOf = async (person: Person): Promise<string> =>
  (await person.call(createInvite, { body: {} })).inviteCode;

/** Two people who are each other's partner; the first invited and said that the right one came. */
export const couple = async (url: string): Promise<readonly [Person, Person]> => {
  const [one, other] = [await single(url, 'Ada'), await single(url, 'Bela')];
  await other.call(acceptInvite, { params: { code: await codeOf(one) } });
  const { partnerToConfirm } = await one.call(checkInvites);
  await one.call(confirmPartner, { body: { coupleId: partnerToConfirm?.coupleId ?? 'none' } });
  return [one, other];
};

/** Ends the couple that this person is in. */
export const leave = async (person: Person): Promise<void> => {
  const { coupleId = 'none' } = await person.call(checkInvites);
  await person.call(leavePartner, { body: { coupleId } });
};

/** The number-th question of Love Talk, by its id. */
export const loveQuestion = (number: number): string => `love-questions-${String(number).padStart(2, '0')}`;

/** Saves an answer to the number-th question of Love Talk. */
export const write = async (person: Person, number: number, answer: string): Promise<void> => {
  await person.call(saveAnswer, { body: { questionId: loveQuestion(number), answer } });
};

/** Puts a person's session on a phone, as signing in would. */
export const enter = async ({ context }: Phone, { cookies }: Person, url: string): Promise<void> => {
  const hint = { name: 'afterglow_session', value: '1' };
  await context.addCookies([...cookies, hint].map((cookie) => ({ ...cookie, url })));
};

/** A phone on which this person is signed in. */
export const phoneOf = async (openPhone: OpenPhone, person: Person, url: string): Promise<Phone> => {
  const phone = await openPhone(url);
  await enter(phone, person, url);
  return phone;
};
