import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { login, updateProfile } from '../contract/accounts.ts';
import { listAnswers, saveAnswer } from '../contract/answers.ts';
import type { Call, ReplyOf } from '../contract/call.ts';
import { confirmPartner } from '../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite, type InviteStatus } from '../contract/invites.ts';
import { saveOnboarding } from '../contract/onboarding.ts';
import { generateScore } from '../contract/score.ts';
import { saveTap, type Tap } from '../contract/taps.ts';

/** What a browser keeps of a session: its cookies. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Somebody with an account, who speaks to the server without a screen. */
export type Actor = {
  readonly session: Session;
  /** Makes a call; anything but success throws. */
  readonly speak: (
    call: Call,
    sent?: { code?: string; questionId?: string; body?: object },
  ) => Promise<Record<string, string>>;
};

type Account = { readonly email: string; readonly firstName: string };

const password = 'one lamp on';

const speaker =
  (request: APIRequestContext, token: string): Actor['speak'] =>
  async ({ method, path }, { code = '', questionId = '', body } = {}) => {
    const url = path.replace('{code}', code).replace('{questionId}', questionId);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await request.fetch(url, { method, headers, ...(body ? { data: body } : {}) });
    if (!reply.ok()) throw new Error(`${url}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };

/** Signs up; the profile is still without the questionnaire. */
export const newcomer = async (
  browser: Browser,
  baseURL: string,
  { email, firstName }: Account,
): Promise<Actor> => {
  const context = await browser.newContext({ baseURL });
  const { request } = context;
  const name = `${firstName} Test`;
  const headers = { origin: baseURL };
  const made = await request.post('/identity/sign-up/email', { headers, data: { email, password, name } });
  if (!made.ok()) throw new Error(`sign-up: ${made.status()} ${await made.text()}`);
  const { token } = await (await request.get('/identity/token')).json();
  const speak = speaker(request, token);
  await speak(login, { body: { uid: (await made.json()).user.id } });
  await speak(updateProfile, { body: { firstName, lastName: 'Test' } });
  return { session: await context.storageState(), speak };
};

const questionnaire = {
  gender: 'non-binary',
  relationshipStatus: 'dating',
  livingWithPartner: 'no-nearby',
  children: 'no',
};

/** Signs up and fills in the questionnaire. */
export const member = async (browser: Browser, baseURL: string, account: Account): Promise<Actor> => {
  const actor = await newcomer(browser, baseURL, account);
  await actor.speak(saveOnboarding, { body: questionnaire });
  return actor;
};

/** The second joins with the first's code. */
export const joinBy = async (one: Actor, two: Actor): Promise<void> => {
  const { inviteCode = '' } = await one.speak(createInvite, { body: {} });
  await two.speak(acceptInvite, { code: inviteCode });
};

/** Makes a couple of two members, each sure of the other. */
export const pair = async (one: Actor, two: Actor): Promise<void> => {
  await joinBy(one, two);
  const { partnerToConfirm } = (await one.speak(checkInvites)) as Partial<InviteStatus>;
  await one.speak(confirmPartner, { body: { coupleId: partnerToConfirm?.coupleId } });
};

/** A question with what the first and the second of a couple wrote; null where one has not answered. */
export type Exchange = readonly [questionId: string, first: string | null, second: string | null];

/** Saves the answers, in order. */
export const write = async (one: Actor, two: Actor, exchanges: readonly Exchange[]): Promise<void> => {
  for (const [questionId, first, second] of exchanges) {
    if (first !== null) await one.speak(saveAnswer, { body: { questionId, answer: first } });
    if (second !== null) await two.speak(saveAnswer, { body: { questionId, answer: second } });
  }
};

/** What the first and the second tap on a question that both have answered; null where one has not. */
export type TapsGiven = readonly [questionId: string, first: Tap | null, second: Tap | null];

const tapOn = async (actor: Actor, questionId: string, tap: Tap | null): Promise<void> => {
  if (tap === null) return;
  const list = (await actor.speak(listAnswers)) as unknown as ReplyOf<typeof listAnswers>;
  const wording = list.answers.find((entry) => entry.questionId === questionId)?.taps?.wording;
  await actor.speak(saveTap, { questionId, body: { tap, wording } });
};

/** Gives the taps, in order. */
export const tapAll = async (one: Actor, two: Actor, given: readonly TapsGiven[]): Promise<void> => {
  for (const [questionId, first, second] of given) {
    await tapOn(one, questionId, first);
    await tapOn(two, questionId, second);
  }
};

/** Makes the couple's score. */
export const rate = (one: Actor): Promise<unknown> => one.speak(generateScore);
