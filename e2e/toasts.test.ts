import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Phone } from './browser.ts';
import { pass, stopClock } from './clock.ts';
import { cutOff, intercept, mend } from './edge.ts';
import { guests } from './guests.ts';
import { seeDashboard } from './journeys.ts';
import { press, toPassword, typeInto } from './moves.ts';
import { anyToast, seeLasting, seeToast, toastOf } from './toasts.ts';

/** How a toast comes and goes: parts 4 and 9, on a clock that stands still until the test turns it. */
const { visit, as, alone } = guests();

const signOutError = {
  title: 'Sign Out Error',
  description: 'There was a problem signing out. Please try again.',
  variant: 'destructive',
} as const;

/** A toast that can be brought about as often as one likes. */
const raiseToast = async (phone: Phone): Promise<void> => {
  await press(phone, 'Sign Out');
  await toastOf(phone.page, signOutError).and(phone.page.locator('[data-state="open"]')).waitFor();
};

const withToast = async (): Promise<Phone> => {
  const phone = await as(await alone());
  await phone.context.clock.install();
  await phone.page.goto('/dashboard');
  await seeDashboard(phone.page);
  await stopClock(phone);
  await intercept(phone, '/identity/sign-out', 'cut');
  await raiseToast(phone);
  return phone;
};

const isOpen = (page: Page): Promise<boolean> =>
  page.locator('[data-variant][data-state="open"]').isVisible();

test('a toast closes after 2000 ms, and is gone 1000 ms later', async () => {
  const phone = await withToast();
  await pass(phone, 1990);
  expect(await isOpen(phone.page)).toBe(true);
  await pass(phone, 20);
  await expect.poll(() => isOpen(phone.page)).toBe(false);
  await pass(phone, 1000);
  expect(await anyToast(phone.page).count()).toBe(0);
});

test('there is one toast at a time, and a new one has its own 2000 ms', async () => {
  const phone = await withToast();
  await pass(phone, 1500);
  const first = await anyToast(phone.page).elementHandle();
  await phone.page.getByRole('button', { name: 'Sign Out' }).dispatchEvent('click');
  await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
  expect(await anyToast(phone.page).count()).toBe(1);
  await pass(phone, 1500);
  expect(await isOpen(phone.page)).toBe(true);
  await pass(phone, 510);
  await expect.poll(() => isOpen(phone.page)).toBe(false);
});

test('a toast can be closed', async () => {
  const phone = await withToast();
  await anyToast(phone.page).getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => isOpen(phone.page)).toBe(false);
});

/** The controls of the header on which the toast lies. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const toast = document.querySelector('[data-variant]').getBoundingClientRect();
    const meets = (box) => box.bottom > toast.top && box.top < toast.bottom && box.right > toast.left && box.left < toast.right;
    return [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => meets(control.getBoundingClientRect()))
      .map((control) => control.ariaLabel ?? control.innerText);
  })()`);

test.each([
  [390, 844],
  [320, 568],
  [1280, 900],
])('in a window of %i by %i a toast covers no control of the header', async (width, height) => {
  const { page } = await withToast();
  await page.setViewportSize({ width, height });
  await expect.poll(() => covered(page)).toEqual([]);
});

const swipe = async (page: Page, length: number): Promise<void> => {
  const { x = 0, y = 0, height = 0 } = (await anyToast(page).boundingBox()) ?? {};
  const [left, middle] = [x + 40, y + height / 2];
  await page.mouse.move(left, middle);
  await page.mouse.down();
  await page.mouse.move(left + length / 2, middle, { steps: 4 });
  await page.mouse.move(left + length, middle, { steps: 4 });
  await page.mouse.up();
};

test('a swipe of more than 50 px closes a toast, a shorter one does not', async () => {
  const phone = await withToast();
  await swipe(phone.page, 45);
  expect(await isOpen(phone.page)).toBe(true);
  await swipe(phone.page, 60);
  await expect.poll(() => isOpen(phone.page)).toBe(false);
});

test('one that could not be shown without a connection leaves the next one to be shown', async () => {
  const phone = await visit();
  phone.broken.add('/identity/sign-in');
  await toPassword(phone, '');
  await typeInto(phone, 'Enter your password', 'not that one');
  await cutOff(phone);
  await press(phone, 'Sign In');
  await seeLasting(phone.page, 'Network error. Please check your internet connection and try again.');
  await mend(phone);
  await press(phone, 'Sign In');
  await seeToast(phone.page, {
    title: 'Sign in failed',
    description: 'Invalid email or password. Please try again.',
    variant: 'destructive',
  });
});
