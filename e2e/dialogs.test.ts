import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Call } from '../contract/call.ts';
import { confirmPartner, leavePartner } from '../contract/couples.ts';
import { errors } from '../contract/errors.ts';
import { acceptInvite, checkInvites, createInvite } from '../contract/invites.ts';
import type { Phone } from './browser.ts';
import { seeFocus } from './focus.ts';
import { guests } from './guests.ts';
import { openCategory, openTab } from './journeys.ts';
import { press, typeInto } from './moves.ts';
import { codeOf, couple, leave, type Person, single } from './people.ts';
import { canToast, seeLasting, toastOf } from './toasts.ts';

/** Every dialog by the keyboard: the focus goes in, is held inside, and comes back to where it was. */
const { as, alone, waiting, server } = guests();

const isInside = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`document.querySelector('[role="dialog"]').contains(document.activeElement)`);

/** Tab and Shift+Tab, oftener than there are controls, never lead out. */
const holdsFocus = async (page: Page): Promise<void> => {
  await expect.poll(() => isInside(page)).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside(page)).toBe(true);
    }
  }
};

const openBy = async (opener: Locator): Promise<void> => {
  await opener.focus();
  await opener.press('Enter');
};

test.each([
  ['Invite Your Partner', 'No Partner Connected', alone],
  ['Your invitation is waiting', 'Invitation Pending', waiting],
  ['Connect with Your Partner', 'Add Partner', alone],
])('%s', async (title, name, somebody) => {
  const { page } = await as(await somebody());
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name });
  await openBy(opener);
  await page.getByRole('dialog', { name: title }).waitFor();
  await holdsFocus(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeFocus(opener);
});

test('Reset Password, from the menu', async () => {
  const { page } = await as(await alone());
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Settings' });
  await openBy(opener);
  await page.getByRole('menuitem', { name: 'Reset Password' }).press('Enter');
  await page.getByRole('dialog', { name: 'Reset Password' }).waitFor();
  await holdsFocus(page);
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeFocus(opener);
});

test('a success that takes the opener away leaves the focus on the page', async () => {
  const [inviter, other] = [await alone(), await alone()];
  const { page } = await as(other);
  await page.goto('/dashboard');
  await openBy(page.getByRole('button', { name: 'Add Partner' }));
  await page.getByPlaceholder('Enter the code').fill(await codeOf(inviter));
  await page.keyboard.press('Enter');
  await page.getByText('Is that right?').waitFor();
  await page.getByRole('button', { name: 'Connect now' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Add Partner' }).count()).toBe(0);
  await seeFocus(page.getByRole('main'));
});

test('Is it your partner? stays until it is answered or put off', async () => {
  const [inviter, other] = [await alone(), await alone()];
  await other.call(acceptInvite, { params: { code: await codeOf(inviter) } });
  const { page } = await as(inviter);
  await page.goto('/dashboard');
  await page.getByRole('dialog', { name: 'Is Sol your partner?' }).waitFor();
  await holdsFocus(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Decide later' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const question = page.getByRole('button', { name: 'Is this your partner?' });
  await openBy(question);
  await page.getByRole('button', { name: 'Yes, that is my partner' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await question.waitFor({ state: 'detached' });
});

/** Somebody of this name comes by the inviter's code. */
const come = async (inviter: Person, firstName: string): Promise<Person> => {
  const other = await single(server().url, firstName);
  await other.call(acceptInvite, { params: { code: await codeOf(inviter) } });
  return other;
};

test.each<[string, (phone: Phone) => Promise<unknown>]>([
  ['opens the invitation', (phone) => press(phone, 'Invitation Pending')],
  ['opens another tab', ({ page }) => openTab(page, 'Score')],
  [
    'saves an answer',
    async (phone) => {
      await openCategory(phone.page, 'Moving In');
      await phone.page.getByRole('textbox').fill('The corner by the window.');
      await press(phone, 'Analyze');
      await press(phone, 'Save');
    },
  ],
])('Is it your partner? is put as soon as an inviter whose page was open %s', async (_, act) => {
  const inviter = await waiting();
  const phone = await as(inviter);
  phone.broken.add(createInvite.path);
  await phone.page.goto('/dashboard');
  await phone.page.getByRole('button', { name: 'Invitation Pending' }).waitFor();
  await canToast(phone.page);
  await come(inviter, 'Bela');
  await act(phone);
  await phone.page.getByRole('dialog', { name: 'Is Bela your partner?' }).waitFor();
  expect(await toastOf(phone.page, { title: 'Error', variant: 'destructive' }).count()).toBe(0);
  expect(await phone.page.getByRole('dialog').count()).toBe(1);
});

test.each<[string, string, () => Promise<Person>, string]>([
  ['Invite Your Partner', 'No Partner Connected', alone, 'Copy code'],
  ['Your invitation is waiting', 'Invitation Pending', waiting, 'Copy code'],
  ['Connect with Your Partner', 'Add Partner', alone, 'Connect now'],
])('%s gives way to the partner who came while it was open', async (title, opener, somebody, last) => {
  const inviter = await somebody();
  const phone = await as(inviter);
  const { page, broken } = phone;
  for (const path of [createInvite.path, '/api/invites/accept']) broken.add(path);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog', { name: title });
  if (last === 'Connect now') {
    await typeInto(phone, 'Enter the code', await codeOf(await alone()));
    await press(phone, 'Check code');
  }
  await page.getByRole('button', { name: last }).waitFor();
  await come(inviter, 'Bela');
  await press(phone, last);
  await page.getByRole('dialog', { name: 'Is Bela your partner?' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Connected with Partner').waitFor({ state: 'attached' });
});

/** An inviter, a partner who came by the code, and the inviter's phone, on which this call may be refused. */
const joinedByBela = async (refused: Call) => {
  const inviter = await alone();
  const bela = await come(inviter, 'Bela');
  const phone = await as(inviter);
  phone.broken.add(refused.path);
  return { inviter, bela, phone, page: phone.page };
};

test('Is it your partner? is put again about whoever came since', async () => {
  const { inviter, bela, phone, page } = await joinedByBela(confirmPartner);
  await page.goto('/dashboard');
  await page.getByRole('dialog', { name: 'Is Bela your partner?' }).waitFor();
  await leave(bela);
  await come(inviter, 'Cleo');
  await press(phone, 'Yes, that is my partner');
  const again = page.getByRole('dialog', { name: 'Is Cleo your partner?' });
  await again.getByText(errors.partner_changed.message).waitFor();
  expect((await inviter.call(checkInvites)).partnerToConfirm?.firstName).toBe('Cleo');
  await press(phone, 'Yes, that is my partner');
  await again.waitFor({ state: 'detached' });
  expect(await inviter.call(checkInvites)).not.toHaveProperty('partnerToConfirm');
});

test('Not my partner asks again when pressed about somebody who has left', async () => {
  const { inviter, bela, phone, page } = await joinedByBela(leavePartner);
  await page.goto('/dashboard');
  await press(phone, 'Not my partner');
  await leave(bela);
  await come(inviter, 'Cleo');
  await press(phone, 'Undo it now');
  const again = page.getByRole('dialog', { name: 'Is Cleo your partner?' });
  await again.getByText(errors.partner_changed.message).waitFor();
  expect((await inviter.call(checkInvites)).partnerToConfirm?.firstName).toBe('Cleo');
  await press(phone, 'Not my partner');
  await press(phone, 'Undo it now');
  await page.getByRole('button', { name: 'No Partner Connected' }).waitFor();
  expect(await inviter.call(checkInvites)).toMatchObject({ hasPartner: false });
});

test('End this connection ends no couple but the one that was shown, and then shows the one of now', async () => {
  const { inviter, bela, phone, page } = await joinedByBela(leavePartner);
  await page.goto('/settings');
  await page.getByText(`You are connected with ${bela.email}`).waitFor();
  await press(phone, 'End this connection');
  await leave(bela);
  const cleo = await come(inviter, 'Cleo');
  await page.getByRole('dialog').getByRole('button', { name: 'End this connection' }).click();
  await page.getByText(`You are connected with ${cleo.email}`).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await seeLasting(page, errors.partner_changed.message);
  expect(await cleo.call(checkInvites)).toMatchObject({ hasPartner: true });
  await press(phone, 'End this connection');
  expect(await page.getByText(errors.partner_changed.message).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'End this connection' }).click();
  await page.getByText('You are not connected with anybody.').waitFor();
  expect(await cleo.call(checkInvites)).toMatchObject({ hasPartner: false });
});

test('a connection that was ended leaves the focus on what is said of it, and that in view', async () => {
  const [one] = await couple(server().url);
  const { page } = await as(one);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'End this connection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this connection' }).click();
  await page.getByText('You are not connected with anybody.').waitFor();
  const heading = page.getByRole('heading', { name: 'Your connection' });
  await seeFocus(heading);
  const { y = -1, height = 0 } = (await heading.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(568);
});

test('the menu gives the focus back', async () => {
  const { page } = await as(await alone());
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Settings' });
  await openBy(opener);
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await seeFocus(opener);
});
