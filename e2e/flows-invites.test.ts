import { expect, test } from 'vitest';
import { acceptInvite, checkInvites, createInvite } from '../contract/invites.ts';
import type { Phone } from './browser.ts';
import { hold, intercept } from './edge.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt, stored } from './history.ts';
import { fillQuestionnaire } from './journeys.ts';
import { copiedOn, openInvitation, press, typeInto } from './moves.ts';
import { codeOf, leave, newcomer, type Person, single } from './people.ts';
import { atRest } from './reach.ts';
import { seeLasting, seeToast } from './toasts.ts';

/** What becomes of an invitation that went out, while the page that it went out from is still open. */
const { server, visit, as, alone } = guests();

const complete = { title: 'Success', description: 'Setup complete! Welcome to your dashboard.' };

/** Somebody new, and their phone at the invite step. */
const atInviteStep = async (): Promise<{ readonly person: Person; readonly phone: Phone }> => {
  const person = await newcomer(server().url, 'Nova');
  const phone = await as(person);
  await phone.page.goto('/');
  await fillQuestionnaire(phone.page);
  await phone.page.getByText('/join?code=').waitFor();
  return { person, phone };
};

test.each(['Share', 'Copy code'])('Next after %s skips nothing', async (name) => {
  const { phone } = await atInviteStep();
  await press(phone, name);
  await phone.page.getByRole('button', { name: /Copied|Link copied/ }).waitFor();
  await press(phone, 'Next');
  await seeToast(phone.page, complete);
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('true');
});

const enterAnotherCode = async (phone: Phone): Promise<void> => {
  await typeInto(phone, 'Enter the code', await codeOf(await alone()));
  await press(phone, 'Connect Partner');
};

test.each<[string, (phone: Phone) => Promise<unknown>]>([
  ['copies the code again', (phone) => press(phone, 'Copy code')],
  ['enters a code', enterAnotherCode],
])('the invite step ends once somebody came by its code and the inviter %s', async (_, act) => {
  const { person, phone } = await atInviteStep();
  for (const path of [createInvite.path, '/api/invites/accept']) phone.broken.add(path);
  const bela = await single(server().url, 'Bela');
  await bela.call(acceptInvite, { params: { code: await codeOf(person) } });
  await act(phone);
  await arriveAt(phone.page, '/dashboard');
  await seeToast(phone.page, complete);
  await phone.page.getByRole('dialog', { name: 'Is Bela your partner?' }).waitFor();
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('true');
});

/** The person finds a partner by another code and is left again; both end the code that was there before. */
const endCode = async (person: Person): Promise<void> => {
  const passing = await alone();
  await person.call(acceptInvite, { params: { code: await codeOf(passing) } });
  await leave(passing);
};

test.each(['Share', 'Copy code'])(
  '%s gives out a new code where the one that is shown has ended',
  async (name) => {
    const person = await alone();
    const phone = await as(person);
    const { page } = phone;
    await openInvitation(phone);
    const before = await codeOf(person);
    await page.getByText(before, { exact: true }).waitFor();
    await endCode(person);
    await press(phone, name);
    await seeToast(page, { title: 'Your code is new', variant: 'destructive' });
    const sentence = 'The one you had no longer works.';
    await seeLasting(page, sentence);
    const after = await codeOf(person);
    expect(after).not.toBe(before);
    expect((await person.call(checkInvites)).hasInvitedPartner).toBe(false);
    await page.getByText(after, { exact: true }).waitFor();
    await press(phone, 'Copy code');
    await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
    expect(await page.getByRole('dialog').getByText(sentence).count()).toBe(0);
    expect(await copiedOn(phone)).toBe(after);
    await expect.poll(async () => (await person.call(checkInvites)).hasInvitedPartner).toBe(true);
  },
);

test('Next skips the invitation while the code that took the place of the copied one is still to be sent', async () => {
  const { person, phone } = await atInviteStep();
  await endCode(person);
  await press(phone, 'Copy code');
  await seeToast(phone.page, { title: 'Your code is new', variant: 'destructive' });
  await press(phone, 'Next');
  await arriveAt(phone.page, '/dashboard');
  await phone.page.getByRole('button', { name: 'No Partner Connected' }).waitFor();
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('false');
});

test.each([
  ['whoever invited', 0],
  ['whoever came by it', 1],
] as const)('a used link, opened by %s, is no error, and nothing is tried', async (_, who) => {
  const pair = [await alone(), await alone()] as const;
  const code = await codeOf(pair[0]);
  await pair[1].call(acceptInvite, { params: { code } });
  const { page } = await as(pair[who]);
  const tried: string[] = [];
  page.on('request', (request) => tried.push(request.url()));
  await page.goto(`/join?code=${code}`);
  await seeToast(page, { title: 'You are connected already' });
  await page.getByText('Connected with Partner').waitFor({ state: 'attached' });
  expect(addressOf(page)).toBe('/dashboard');
  expect(await stored(page, 'pendingInviteCode')).toBeNull();
  expect(tried.filter((url) => url.includes('/api/invites/accept'))).toEqual([]);
});

const dead = 'This link no longer works. Ask for a new one, or sign in if you two are connected.';

test.each(['/join?code=', '/?code='])('a dead link at %s says so before anything is asked', async (path) => {
  const phone = await visit();
  const { page } = phone;
  const release = await hold(phone, '/api/invites/validate/ABCDE');
  await page.goto(`${path}ABCDE`);
  await page.getByText('You have an invitation.').waitFor();
  expect(await page.getByText(dead).isVisible()).toBe(false);
  const place = async () => {
    await atRest(page);
    return page.getByRole('link', { name: 'Create an account' }).boundingBox();
  };
  const before = await place();
  release();
  await page.getByText(dead).waitFor();
  expect(await page.getByText('You have an invitation.').isVisible()).toBe(false);
  expect(await place()).toEqual(before);
});

test.each(['/join?code=', '/?code='])(
  'a link at %s that cannot be looked up stays an invitation',
  async (path) => {
    const phone = await visit();
    const { page } = phone;
    await intercept(phone, '/api/invites/validate', 'cut');
    const lookedUp = page.waitForEvent('requestfailed');
    await page.goto(`${path}ABCDE`);
    await lookedUp;
    await page.getByText('You have an invitation.').waitFor();
    expect(await page.getByText(dead).isVisible()).toBe(false);
  },
);
