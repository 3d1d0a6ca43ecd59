import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkInvites } from '../contract/invites.ts';
import type { Phone } from './browser.ts';
import { apiError, hold, intercept, mend } from './edge.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt, isMarked, mark, stored } from './history.ts';
import { fillQuestionnaire, seeDashboard, signOut } from './journeys.ts';
import { copiedOn, openInvitation, press, typeInto } from './moves.ts';
import { codeOf, newcomer } from './people.ts';
import { seeLasting, seeToast } from './toasts.ts';

/** The questionnaire and the invite step: parts 2, 4 and 5. */
const { server, as, alone, asNewcomer } = guests();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

const asked = [
  ['Please select your gender', 'Non-binary'],
  ['Please select your relationship status', 'Dating'],
  ['Please select your living arrangement', 'Living separately (nearby)'],
  ['Please select if you have children', 'No'],
] as const;

test('the questionnaire asks for all four answers, each by its own message, and leads to the first', async () => {
  const { page } = await asNewcomer();
  await page.goto('/');
  await heading(page, 'Tell us about yourself');
  for (const [missing] of asked) expect(await page.getByText(missing, { exact: true }).count()).toBe(0);
  for (const [index, [, answer]] of asked.entries()) {
    await button(page, 'Continue').click();
    for (const [later, [missing]] of asked.entries())
      expect(await page.getByText(missing, { exact: true }).count()).toBe(later < index ? 0 : 1);
    const focused = page.locator('fieldset').filter({ has: page.locator('input:focus') });
    expect(await focused.getByText(asked[index]?.[0] ?? '').count()).toBe(1);
    await page.getByText(answer, { exact: true }).click();
  }
  for (const label of ['Living together', 'Long distance relationship'])
    await page.getByLabel(label).waitFor();
  await button(page, 'Continue').click();
  await heading(page, 'Invite Your Partner');
});

const toInviteStep = async (phone: Phone): Promise<void> => {
  await phone.page.goto('/');
  await fillQuestionnaire(phone.page);
  await heading(phone.page, 'Invite Your Partner');
};

test('the invite step makes a code by itself and shows it with its link; Share waits for it', async () => {
  const person = await newcomer(server().url, 'Nova');
  const phone = await as(person);
  const release = await hold(phone, '/api/invites/create');
  await toInviteStep(phone);
  expect(await button(phone.page, 'Share').isDisabled()).toBe(true);
  release();
  await phone.page.getByText(`${server().url}/join?code=${await codeOf(person)}`).waitFor();
  expect(await button(phone.page, 'Share').isDisabled()).toBe(false);
});

test('Next skips: full navigation to the dashboard, and storage says so', async () => {
  const phone = await asNewcomer();
  await toInviteStep(phone);
  await mark(phone.page);
  await press(phone, 'Next');
  await arriveAt(phone.page, '/dashboard');
  await seeDashboard(phone.page);
  expect(await isMarked(phone.page)).toBe(false);
  expect(await stored(phone.page, 'onboardingInviteCompleted')).toBe('true');
  expect(await stored(phone.page, 'hasInvitedPartner')).toBe('false');
});

test('a partner’s code leads to the second view: 50 hearts and Continue, a full navigation again', async () => {
  const phone = await asNewcomer();
  const { page } = phone;
  const code = await codeOf(await alone());
  await toInviteStep(phone);
  const field = page.getByPlaceholder('Enter the code');
  await field.fill(code.slice(0, 4).toLowerCase());
  expect(await field.inputValue()).toBe(code.slice(0, 4));
  expect(await button(page, 'Connect Partner').isDisabled()).toBe(true);
  await field.pressSequentially(`${code.slice(4).toLowerCase()}XYZ`);
  expect(await field.inputValue()).toBe(code);
  const release = await hold(phone, `/api/invites/accept/${code}`);
  await press(phone, 'Connect Partner');
  await page.locator('button[aria-disabled="true"]', { hasText: 'Connect Partner' }).waitFor();
  release();
  await heading(page, 'Success! You have made it official');
  expect(await page.locator('.falling-heart').count()).toBe(50);
  await mark(page);
  await press(phone, 'Continue');
  await arriveAt(page, '/dashboard');
  await page.getByText('Connected with Partner').waitFor();
  expect(await isMarked(page)).toBe(false);
  expect(await stored(page, 'onboardingInviteCompleted')).toBe('true');
  expect(await stored(page, 'hasInvitedPartner')).toBe('true');
});

test('whoever has not filled in the questionnaire can sign out', async () => {
  const { page } = await asNewcomer();
  await page.goto('/');
  await heading(page, 'Tell us about yourself');
  await signOut(page);
  await seeToast(page, { title: 'Signed Out' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

test('a code that waited is accepted with the questionnaire, and the dashboard follows', async () => {
  const { page } = await asNewcomer();
  await page.goto(`/join?code=${await codeOf(await alone())}`);
  await fillQuestionnaire(page);
  await page.getByText('Connected with Partner').waitFor();
  expect(addressOf(page)).toBe('/dashboard');
  expect(await stored(page, 'pendingInviteCode')).toBeNull();
});

test.each([
  ['refused', apiError('invite_code_unknown'), 'The link you came with no longer works.', null],
  ['never heard', 'cut' as const, 'Failed to accept invite', 'ABCDE'],
])('a code that waited and is %s leads to the invite step, which says so', async (_, answer, said, kept) => {
  const phone = await asNewcomer();
  await intercept(phone, '/api/invites/accept', answer);
  await phone.page.goto('/join?code=ABCDE');
  await fillQuestionnaire(phone.page);
  await heading(phone.page, 'Invite Your Partner');
  await seeLasting(phone.page, said);
  expect(await stored(phone.page, 'pendingInviteCode')).toBe(kept);
});

test('once another code was accepted, the one that waited is forgotten', async () => {
  const phone = await asNewcomer();
  await intercept(phone, '/api/invites/accept', 'cut');
  await phone.page.goto('/join?code=ABCDE');
  await fillQuestionnaire(phone.page);
  await heading(phone.page, 'Invite Your Partner');
  await mend(phone);
  await typeInto(phone, 'Enter the code', await codeOf(await alone()));
  await press(phone, 'Connect Partner');
  await heading(phone.page, 'Success! You have made it official');
  expect(await stored(phone.page, 'pendingInviteCode')).toBeNull();
});

test.each([
  [
    'Share copies the link where the device cannot share',
    'Share',
    (url: string, code: string) => `${url}/join?code=${code}`,
  ],
  ['Copy code copies the code', 'Copy code', (_: string, code: string) => code],
])('%s, and marks the invitation as sent', async (_, name, copied) => {
  const person = await alone();
  const phone = await as(person);
  const { page } = phone;
  await openInvitation(phone);
  await page.getByText('Send an invitation to start building your compatibility score').waitFor();
  const sent = JSON.stringify({ partnerEmail: null, inviteCode: await codeOf(person) });
  const marked = page.waitForRequest((request) => request.postData() === sent);
  await press(phone, name);
  await marked;
  const text = copied(server().url, await codeOf(person));
  expect(await copiedOn(phone)).toBe(text);
  await page.getByText('Invitation Pending').waitFor({ state: 'attached' });
  expect(await person.call(checkInvites)).toMatchObject({ hasInvitedPartner: true, hasPartner: false });
});

test('Send Invite needs an address, and mails the link to it', async () => {
  const person = await alone();
  const phone = await as(person);
  await openInvitation(phone);
  expect(await button(phone.page, 'Send Invite').isDisabled()).toBe(true);
  await typeInto(phone, "Partner's email", 'bela@example.org');
  await press(phone, 'Send Invite');
  await phone.page.getByRole('button', { name: 'Invitation Pending' }).waitFor();
  const code = await codeOf(person);
  expect(await server().mailsWith(code)).toHaveLength(1);
});
