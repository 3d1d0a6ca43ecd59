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

/** Null for somebody who is there already. */
const signUp = async (server: FastifyInstance, url: string, { email, firstName, lastName }: Seeded) => {
  const payload = { email, password: seedPassword, name: `${firstName} ${lastName}` };
  const headers = { origin: url, host: new URL(url).host };
  const made = await server.inject({ method: 'POST', url: '/identity/sign-up/email', headers, payload });
  if (made.statusCode === 422) return null;
  if (made.statusCode !== 200) throw new Error(`The development couple could not sign up: ${made.body}`);
  const cookie = made.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const { token } = (await server.inject({ url: '/identity/token', headers: { ...headers, cookie } })).json();
  return { uid: String(made.json().user.id), token: String(token) };
};

const speaker =
  (server: FastifyInstance, token: string): Speak =>
  async (call, { code = '', body } = {}) => {
    const url = call.path.replace('{code}', code);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await server.inject({
      method: call.method,
      url,
      headers,
      ...(body ? { payload: body } : {}),
    });
    return reply.json();
  };

const enter = async (server: FastifyInstance, url: string, person: Seeded): Promise<Speak | null> => {
  const account = await signUp(server, url, person);
  if (!account) return null;
  const speak = speaker(server, account.token);
  await speak(login, { body: { uid: account.uid } });
  await speak(updateProfile, { body: { firstName: person.firstName, lastName: person.lastName } });
  await speak(saveOnboarding, { body: questionnaire });
  return speak;
};

const confirm = async (speak: Speak): Promise<void> => {
  const { partnerToConfirm } = (await speak(checkInvites)) as Partial<InviteStatus>;
  await speak(confirmPartner, { body: { coupleId: partnerToConfirm?.coupleId } });
};

/** Makes the couple with a few answers, through the calls that everybody uses; does nothing when it is there. */
export const seed = async (server: FastifyInstance, url: string): Promise<void> => {
  const [one, two] = [await enter(server, url, seedCouple[0]), await enter(server, url, seedCouple[1])];
  if (!one || !two) return;
  const { inviteCode = '' } = await one(createInvite, { body: {} });
  await two(acceptInvite, { code: inviteCode });
  await confirm(one);
  for (const [questionId, first, second] of answers) {
    await one(saveAnswer, { body: { questionId, answer: first } });
    if (second) await two(saveAnswer, { body: { questionId, answer: second } });
  }
};
