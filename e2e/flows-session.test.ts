import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signOutEverywhere } from '../contract/leaving.ts';
import { hold, intercept, mend } from './edge.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt, store, stored } from './history.ts';
import { openTab, seeDashboard, signIn, signOut } from './journeys.ts';
import { write } from './people.ts';
import { seeToast } from './toasts.ts';

/** Who is here, on every tab of the browser, and what signing out leaves behind: parts 2 and 4. */
const { visit, as, alone } = guests();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const secret = 'The tide was out and you sang to the dog.';

const keys = [
  'onboardingInviteCompleted',
  'hasInvitedPartner',
  'partnerInviteLink',
  'post_login_redirect',
  'pendingInviteCode',
];

test('signing out leads to /, and takes what the session kept in storage with it', async () => {
  const { page } = await as(await alone());
  await page.goto('/dashboard');
  await seeDashboard(page);
  for (const key of [...keys, 'partnerInviteCode']) await store(page, key, 'ABCDE');
  await signOut(page);
  expect(addressOf(page)).toBe('/');
  await seeToast(page, { title: 'Signed Out', description: 'You have been signed out successfully.' });
  for (const key of keys) expect([key, await stored(page, key)]).toEqual([key, null]);
  expect(await stored(page, 'partnerInviteCode')).toBe('ABCDE');
});

test('whoever signs in next on the same page finds nothing of the one before', async () => {
  const [before, next] = [await alone(), await alone()];
  await write(before, 1, secret);
  const phone = await as(before);
  await phone.page.goto('/dashboard#answers');
  await phone.page.getByText(secret).waitFor();
  await signOut(phone.page);
  const release = await hold(phone, '/api/individual-answers');
  await signIn(phone.page, next);
  await openTab(phone.page, 'Answers');
  await phone.page.getByRole('status', { name: 'Loading your answers' }).waitFor();
  expect(await phone.page.content()).not.toContain(secret);
  release();
  await phone.page.getByText('No answers yet').waitFor();
});

test('whoever signs in after a sign-out and Back does not come to where the one before was', async () => {
  const [before, next] = [await alone(), await alone()];
  const { page } = await as(before);
  await page.goto('/dashboard#answers');
  await seeDashboard(page);
  await signOut(page);
  await page.goBack();
  await arriveAt(page, '/');
  await signIn(page, next);
  await arriveAt(page, '/dashboard');
});

test('two tabs of one browser agree after signing out and after signing in', async () => {
  const person = await alone();
  const { context, page } = await as(person);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/dashboard');
  for (const tab of [page, other]) await seeDashboard(tab);
  await signOut(page);
  await other.getByRole('link', { name: 'Create an account' }).first().waitFor();
  expect(addressOf(other)).toBe('/');
  expect(await other.getByRole('tab').count()).toBe(0);
  await expect.poll(() => stored(page, 'post_login_redirect')).toBeNull();
  await signIn(page, person);
  await seeDashboard(other);
});

test('a word that another tab had not saved is gone with the session', async () => {
  const person = await alone();
  const { context, page } = await as(person);
  const other = await context.newPage();
  await page.goto('/dashboard');
  await other.goto('/dashboard?category=love-questions#questions');
  await other.getByRole('textbox').fill(secret);
  await signOut(page);
  await other.getByRole('link', { name: 'Create an account' }).first().waitFor();
  expect(await other.evaluate<string>('JSON.stringify(sessionStorage)')).not.toContain(secret);
});

test('what was not saved when a session ended elsewhere waits for its owner', async () => {
  const person = await alone();
  const { page } = await as(person);
  await page.goto('/dashboard?category=love-questions#questions');
  await page.getByRole('textbox').fill(secret);
  await person.call(signOutEverywhere);
  await page.reload();
  await arriveAt(page, '/');
  await signIn(page, person);
  await page.getByRole('textbox').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(secret);
});

test.each([
  ['USER_DISABLED', 403],
  ['SESSION_EXPIRED', 401],
])('a token that cannot be had (%s) ends the session', async (code, status) => {
  const phone = await as(await alone());
  phone.broken.add('/api/auth/login');
  await intercept(phone, '/identity/token', { status, body: { code } });
  await intercept(phone, '/identity/get-session', {
    status: 200,
    body: { user: { id: 'somebody', email: 'somebody@example.org' } },
  });
  await phone.page.goto('/dashboard');
  await arriveAt(phone.page, '/');
  await phone.page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

test('when somebody appears, what was fetched before is asked for again', async () => {
  const person = await alone();
  const phone = await visit();
  await phone.page.goto('/');
  await signIn(phone.page, person);
  await openTab(phone.page, 'Answers');
  await phone.page.getByText('No answers yet').waitFor();
  await write(person, 1, secret);
  await signOut(phone.page);
  await signIn(phone.page, person);
  await openTab(phone.page, 'Answers');
  await phone.page.getByText(secret).waitFor();
});

test('while it is found out who is here, each screen says so', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  const letRecord = await hold(phone, '/api/auth/login');
  await page.goto('/');
  await heading(page, 'Loading your profile...');
  await page.goto('/dashboard');
  await heading(page, 'Loading your dashboard...');
  letRecord();
  await seeDashboard(page);
  await mend(phone);
  expect(await page.title()).toBe('Dashboard | Afterglow');
  await page.locator('header').getByText('Afterglow', { exact: true }).waitFor();
});
