import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { acceptInvite } from '../contract/invites.ts';
import { deleteAccount } from '../contract/leaving.ts';
import type { Phone } from './browser.ts';
import { hold } from './edge.ts';
import { guests } from './guests.ts';
import { arriveAt, stored, trail } from './history.ts';
import { press } from './moves.ts';
import { codeOf, type Person } from './people.ts';

/** What Back does while a sheet is open: it closes the sheet, and leaves the page below alone. */
const { as, alone, waiting } = guests();

const joined = async (): Promise<Person> => {
  const [inviter, other] = [await alone(), await alone()];
  await other.call(acceptInvite, { params: { code: await codeOf(inviter) } });
  return inviter;
};

const dashboard = '/dashboard#answers';
const settings = '/settings';

/** A page with another one behind it. */
const goTo = async ({ page }: Phone, path: string): Promise<void> => {
  await page.goto('/help');
  await page.goto(path);
};

const byButton =
  (name: string) =>
  ({ page }: Phone) =>
    page.getByRole('button', { name }).click();

const byMenu = async (phone: Phone): Promise<void> => {
  await press(phone, 'Settings');
  await phone.page.getByRole('menuitem', { name: 'Reset Password' }).click();
};

const byItself = async (): Promise<void> => undefined;

type Sheet = {
  readonly title: string;
  readonly below: string;
  readonly person: () => Promise<Person>;
  readonly open: (phone: Phone) => Promise<void>;
  /** The button that closes it without doing anything. */
  readonly button: string;
};

const toInvite = { title: 'Invite Your Partner', open: byButton('No Partner Connected'), button: 'Close' };
const toConnect = { title: 'Connect with Your Partner', open: byButton('Add Partner'), button: 'Close' };
const toDelete = {
  title: 'Delete your account?',
  open: byButton('Delete my account'),
  button: 'Keep my account',
};

const sheets: readonly Sheet[] = [
  { ...toInvite, below: dashboard, person: alone },
  { ...toConnect, below: dashboard, person: alone },
  {
    title: 'Your invitation is waiting',
    below: dashboard,
    person: waiting,
    open: byButton('Invitation Pending'),
    button: 'Close',
  },
  { title: 'Reset Password', below: dashboard, person: alone, open: byMenu, button: 'Close' },
  { title: 'Is Sol your partner?', below: dashboard, person: joined, open: byItself, button: 'Decide later' },
  {
    title: 'End this connection?',
    below: settings,
    person: joined,
    open: byButton('End this connection'),
    button: 'Keep it',
  },
  { ...toDelete, below: settings, person: alone },
];

/** The sheet is gone, and Back leads by these pages. */
const seeClosed = async (page: Page, pages: readonly string[]): Promise<void> => {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => trail(page)).toEqual(pages);
};

const withSheet = async ({ title, below, person, open }: Omit<Sheet, 'button'>): Promise<Phone> => {
  const phone = await as(await person());
  await goTo(phone, below);
  await open(phone);
  await phone.page.getByRole('dialog', { name: title }).waitFor();
  return phone;
};

test.each(sheets)('Back closes ‘$title’ and leaves the page below alone', async (sheet) => {
  const { page } = await withSheet(sheet);
  await page.goBack();
  await seeClosed(page, ['/help', sheet.below]);
});

test.each(sheets)('‘$title’ leaves nothing behind in the history', async (sheet) => {
  const phone = await withSheet(sheet);
  await expect.poll(() => trail(phone.page)).toEqual(['/help', sheet.below, sheet.below]);
  await press(phone, sheet.button);
  await seeClosed(phone.page, ['/help', sheet.below]);
});

test('neither Forward nor a reload leads to a sheet that is gone', async () => {
  const { page } = await withSheet({ ...toInvite, below: dashboard, person: alone });
  await page.reload();
  await page.getByRole('heading', { name: 'Recent Answers' }).waitFor();
  await seeClosed(page, ['/help', dashboard]);
  await page.goForward();
  await seeClosed(page, ['/help', dashboard]);
  await page.goBack();
  await arriveAt(page, '/help');
});

test('a sheet that opens in the place of another takes its place in the history', async () => {
  const phone = await withSheet({ ...toConnect, below: dashboard, person: alone });
  await press(phone, 'No code? Invite your partner');
  await phone.page.getByRole('dialog', { name: toInvite.title }).waitFor();
  await expect.poll(() => trail(phone.page)).toEqual(['/help', dashboard, dashboard]);
  await phone.page.goBack();
  await seeClosed(phone.page, ['/help', dashboard]);
});

test('Back waits while an account is being deleted, and the way that led there is gone with it', async () => {
  const person = await alone();
  const phone = await withSheet({ ...toDelete, below: settings, person: async () => person });
  const { page } = phone;
  const release = await hold(phone, deleteAccount.path);
  await page.getByLabel('Your password').fill(person.password);
  await press(phone, 'Delete for good');
  await page.getByRole('button', { name: 'Keep my account' }).and(page.locator(':disabled')).waitFor();
  await page.goBack();
  await expect.poll(() => trail(page)).toEqual(['/help', settings, settings]);
  await page.getByRole('dialog', { name: toDelete.title }).waitFor();
  release();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await seeClosed(page, ['/help', '/']);
  expect(await stored(page, 'post_login_redirect')).toBeNull();
});
