import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seeFocus } from './focus.ts';
import { guests } from './guests.ts';
import { visitor } from './journeys.ts';
import { press, typeInto } from './moves.ts';

/** Sign-up leads back to the e-mail whatever was refused: part 2. What is wrong stands at what has to be changed. */
const { visit } = guests();

const email = (page: Page) => page.getByPlaceholder('Enter your email');
const password = (page: Page) => page.getByPlaceholder('Enter your password');
const isInvalid = async (page: Page) => (await page.locator('[aria-invalid="true"]').count()) > 0;

test('a refused password is no fault of the address, stays refused until it is changed, and costs nothing else that was typed', async () => {
  const phone = await visit();
  const { page } = phone;
  const nova = visitor('Nova');
  const reason = 'The password is too weak. Please use a stronger password.';
  await page.goto('/auth/create-account');
  await typeInto(phone, 'Enter your email', nova.email);
  await press(phone, 'Continue');
  await typeInto(phone, 'Enter your password', 'password');
  await press(phone, 'Continue');
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Test');
  phone.broken.add('/identity/sign-up/email');
  await press(phone, 'Continue');
  await page.getByRole('alert').filter({ hasText: reason }).waitFor();
  await seeFocus(email(page));
  expect(await isInvalid(page)).toBe(false);
  await press(phone, 'Continue');
  await seeFocus(password(page));
  await page.locator('form').getByText(reason, { exact: true }).waitFor();
  expect(await password(page).getAttribute('aria-invalid')).toBe('true');
  await password(page).fill('seven lanterns at low tide');
  expect(await page.locator('form').getByText(reason).count()).toBe(0);
  expect(await isInvalid(page)).toBe(false);
  await page.getByText(nova.email, { exact: true }).waitFor();
  await press(phone, 'Continue');
  expect(await page.getByLabel('First name').inputValue()).toBe('Nova');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Test');
  await press(phone, 'Continue');
  await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
});
