import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Phone } from './browser.ts';
import { openStopped, pass, settle, stopClock } from './clock.ts';
import { apiError, hold, intercept } from './edge.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt } from './history.ts';
import { seeDashboard } from './journeys.ts';
import { openPartner, press } from './moves.ts';

/** The delays of part 9, on a clock that stands still until the test turns it. */
const { visit, as, alone } = guests();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const onDashboard = async (): Promise<Phone> => {
  const phone = await as(await alone());
  await phone.context.clock.install();
  await phone.page.goto('/dashboard');
  await phone.page.getByRole('button', { name: 'No Partner Connected' }).waitFor();
  return phone;
};

const onInvitation = async (): Promise<Phone> => {
  const phone = await onDashboard();
  await openPartner('No Partner Connected')(phone, '');
  await phone.page.getByText('/join?code=').waitFor();
  await stopClock(phone);
  return phone;
};

test('Copied is shown for 3 seconds', async () => {
  const phone = await onInvitation();
  await press(phone, 'Copy code');
  const copied = phone.page.getByRole('button', { name: 'Copied', exact: true });
  await copied.waitFor();
  await pass(phone, 2990);
  expect(await copied.count()).toBe(1);
  await pass(phone, 20);
  await phone.page.getByRole('button', { name: 'Copy code' }).waitFor();
});

test('after the link was copied because the device cannot share, the dialog closes in 1.5 seconds', async () => {
  const phone = await onInvitation();
  await press(phone, 'Share');
  await phone.page.getByRole('button', { name: 'Link copied' }).waitFor();
  const dialog = phone.page.getByRole('dialog');
  await pass(phone, 1490);
  expect(await dialog.count()).toBe(1);
  await pass(phone, 20);
  await dialog.waitFor({ state: 'detached' });
});

test.each([
  ['/', 'Signing in...'],
  ['/dashboard', 'Loading your dashboard...'],
])('%s: Loading authentication... for at most 2000 ms, then %s', async (path, next) => {
  const phone = await as(await alone());
  const release = await hold(phone, '/identity/get-session');
  await openStopped(phone, path);
  await heading(phone.page, 'Loading authentication...').waitFor();
  await pass(phone, 1990);
  expect(await heading(phone.page, 'Loading authentication...').count()).toBe(1);
  await pass(phone, 20);
  await heading(phone.page, next).waitFor();
  await phone.context.clock.resume();
  release();
  await seeDashboard(phone.page);
});

test('when it is known earlier who is here, nobody waits for the 2000 ms', async () => {
  const phone = await as(await alone());
  const release = await hold(phone, '/identity/get-session');
  await openStopped(phone, '/dashboard');
  await heading(phone.page, 'Loading authentication...').waitFor();
  release();
  await settle(phone);
  await pass(phone, 1000);
  await heading(phone.page, 'Loading authentication...').waitFor({ state: 'detached' });
});

test('nobody on the dashboard is led away after 1500 ms and not before', async () => {
  const phone = await visit();
  await openStopped(phone, '/dashboard');
  await heading(phone.page, 'Verifying your authentication...').waitFor();
  await pass(phone, 1490);
  expect(addressOf(phone.page)).toBe('/dashboard');
  await pass(phone, 20);
  await arriveAt(phone.page, '/');
});

test('the record is asked for again after 1, 2 and 4 seconds, and then no more', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  let asked = 0;
  page.on('response', (reply) => {
    if (reply.url().endsWith('/api/auth/login')) asked += 1;
  });
  await intercept(phone, '/api/auth/login', apiError('internal'));
  await openStopped(phone, '/dashboard');
  for (const [index, pause] of [1000, 2000, 4000].entries()) {
    await expect.poll(() => asked).toBe(index + 1);
    await settle(phone);
    await pass(phone, pause - 10);
    await settle(phone);
    expect(asked).toBe(index + 1);
    await pass(phone, 20);
  }
  await heading(page, 'We could not open your space').waitFor();
  await pass(phone, 10_000);
  expect(asked).toBe(4);
});

test('the categories hint for 3 seconds that there are more', async () => {
  const phone = await onDashboard();
  const strip = phone.page.locator('.category-strip-hint');
  await strip.waitFor();
  await pass(phone, 3010);
  await strip.waitFor({ state: 'detached' });
});
