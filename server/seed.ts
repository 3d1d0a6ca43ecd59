import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { login, updateProfile } from '../contract/accounts.ts';
import { saveAnswer } from '../contract/answers.ts';
import type { Call } from '../contract/call.ts';
import { confirmPartner } from '../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite, type InviteStatus } from '../contract/invites.ts';
import { saveOnboarding } from '../contract/onboarding.ts';

/** The couple that development starts with; both use the same password. */
export const seedPassword = 'two lamps in one window';
export const seedCouple = [
  { email: 'ember@example.org', firstName: 'Ember', lastName: 'Seed' },
  { email: 'dusk@example.org', firstName: 'Dusk', lastName: 'Seed' },
] as const;

type Seeded = (typeof seedCouple)[number];
type Speak = (call: Call, sent?: { code?: string; body?: object }) => Promise<Record<string, string>>;

const questionnaire = {
  gender: 'non-binary',
  relationshipStatus: 'dating',
  livingWithPartner: 'no-nearby',
  children: 'no',
};

const answers: readonly (readonly [string, string, string | null])[] = [
  [
    'love-questions-01',
    'I felt so looked after on Sunday, when you put your phone away and just listened.',
    'When you hum in the kitchen I know that the day is going to be fine.',
  ],
  [
    'love-questions-02',
    'I love that you ask twice, because the first time I always say that I am fine.',
    null,
  ],
];

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

const cookieOf = ({ cookies }: Reply): string =>
  cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** Where it is made. */
type Door = { readonly server: Pick<FastifyInstance, 'inject'>; readonly url: string };

const headersTo = (url: string) => ({ origin: url, host: new URL(url).host });

const ask = ({ server, url }: Door, path: string, payload: object): Promise<Reply> =>
  server.inject({ method: 'POST', url: `/identity${path}`, headers: headersTo(url), payload });

/** The reply with a session, or null where none was opened: somebody is there already, or nobody may know. */
const signUp = async (door: Door, { email, firstName, lastName }: Seeded): Promise<Reply | null> => {
  const name = `${firstName} ${lastName}`;
  const made = await ask(door, '/sign-up/email', { email, password: seedPassword, name });
  if (made.statusCode !== 200 && made.statusCode !== 422)
    throw new Error(`The development couple could not sign up: ${made.body}`);
  return made.cookies.length > 0 ? made : null;
};

const incomplete = (what: string, { statusCode, body }: Reply): Error =>
  new Error(
    `The development couple is not complete, since ${what} gave ${statusCode} ${body}. Empty its database to begin anew.`,
  );

const signIn = async (door: Door, { email }: Seeded): Promise<Reply> => {
  const signedIn = await ask(door, '/sign-in/email', { email, password: seedPassword });
  if (signedIn.statusCode !== 200) throw incomplete(`signing in as ${email}`, signedIn);
  return signedIn;
};

const tokenOf = async ({ server, url }: Door, signedIn: Reply): Promise<string> => {
  const headers = { ...headersTo(url), cookie: cookieOf(signedIn) };
  return String((await server.inject({ url: '/identity/token', headers })).json().token);
};

const speaker =
  ({ server }: Door, token: string): Speak =>
  async (call, { code = '', body } = {}) => {
    const reply = await server.inject({
      method: call.method,
      url: call.path.replace('{code}', () => code),
      headers: { authorization: `Bearer ${token}` },
      ...(body ? { payload: body } : {}),
    });
    if (reply.statusCode !== 200) throw incomplete(call.name, reply);
    return reply.json();
  };

const enter = async (door: Door, person: Seeded, signedIn: Reply): Promise<Speak> => {
  const speak = speaker(door, await tokenOf(door, signedIn));
  await speak(login, { body: { uid: signedIn.json().user.id } });
  await speak(updateProfile, { body: { firstName: person.firstName, lastName: person.lastName } });
  await speak(saveOnboarding, { body: questionnaire });
  return speak;
};

const statusOf = async (speak: Speak): Promise<InviteStatus> =>
  (await speak(checkInvites)) as unknown as InviteStatus;

/** Does what is left of it, wherever an earlier start stopped. */
const pair = async (one: Speak, two: Speak): Promise<void> => {
  if (!(await statusOf(one)).hasPartner) {
    const { inviteCode = '' } = await one(createInvite, { body: {} });
    await two(acceptInvite, { code: inviteCode });
  }
  const { partnerToConfirm } = await statusOf(one);
  if (partnerToConfirm) await one(confirmPartner, { body: { coupleId: partnerToConfirm.coupleId } });
};

/**
 * Makes the couple with a few answers, through the calls that everybody uses. A file in the data folder tells that it is
 * whole: then it is left as it is, and completed otherwise.
 */
export const seed = async (door: Door, dataDir: string): Promise<void> => {
  const whole = join(dataDir, 'development-couple');
  const [ember, dusk] = seedCouple;
  const made = [await signUp(door, ember), await signUp(door, dusk)];
  if (made.some((reply) => reply !== null)) rmSync(whole, { force: true });
  if (existsSync(whole)) return;
  const one = await enter(door, ember, made[0] ?? (await signIn(door, ember)));
  const two = await enter(door, dusk, made[1] ?? (await signIn(door, dusk)));
  await pair(one, two);
  for (const [questionId, first, second] of answers) {
    await one(saveAnswer, { body: { questionId, answer: first } });
    if (second) await two(saveAnswer, { body: { questionId, answer: second } });
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(whole, '');
};
