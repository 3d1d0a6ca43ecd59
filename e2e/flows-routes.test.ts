import { expect, test } from 'vitest';
import { guests } from './guests.ts';
import { addressOf, arriveAt, historyLength, startAt, stored } from './history.ts';
import { seeDashboard, signIn } from './journeys.ts';
import { codeOf, newcomer } from './people.ts';
import { seeToast } from './toasts.ts';

/** The route table of part 2: where each address leads, and what stays in the history. */
const { server, visit, as, alone, asNewcomer } = guests();

const spoken = 'window.spoken';

/** Keeps every text that is drawn, also one that is gone in the next moment. */
const listen = `${spoken} = []; new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const { textContent } of addedNodes) ${spoken}.push(textContent);
}).observe(document, { childList: true, subtree: true });`;

test('/join with a code says Redirecting... and leads to / with the code, in place of itself', async () => {
  const { page } = await visit();
  const code = await codeOf(await alone());
  const before = await startAt(page, '/help');
  await page.addInitScript(listen);
  await page.goto(`/join?code=${code}`);
  await arriveAt(page, `/?code=${code}`);
  await page.getByText('You have an invitation.').waitFor();
  expect(await page.evaluate<string[]>(spoken)).toContain('Redirecting...');
  expect(await stored(page, 'pendingInviteCode')).toBe(code);
  expect(await historyLength(page)).toBe(before + 1);
  await page.goBack();
  expect(addressOf(page)).toBe('/help');
});

test('/join without a code leads to /, in place of itself', async () => {
  const { page } = await visit();
  const before = await startAt(page, '/help');
  await page.goto('/join');
  await arriveAt(page, '/');
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  expect(await stored(page, 'pendingInviteCode')).toBeNull();
  expect(await historyLength(page)).toBe(before + 1);
});

test('/tabbed-home leads to /dashboard, in place of itself', async () => {
  const { page } = await as(await alone());
  const before = await startAt(page, '/help');
  await page.goto('/tabbed-home');
  await arriveAt(page, '/dashboard');
  await seeDashboard(page);
  expect(await historyLength(page)).toBe(before + 1);
});

test('any other address is the not-found page, with the status for it', async () => {
  const phone = await visit();
  phone.broken.add('/nowhere');
  const reply = await phone.page.goto('/nowhere/at/all');
  expect(reply?.status()).toBe(404);
  await phone.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await phone.page.getByText('Did you forget to add the page to the router?').waitFor();
});

test('/ leads whoever has a complete profile to /dashboard, in place of itself', async () => {
  const { page } = await as(await alone());
  const before = await startAt(page, '/help');
  await page.goto('/');
  await arriveAt(page, '/dashboard');
  expect(await historyLength(page)).toBe(before + 1);
});

test('/dashboard leads whoever has an incomplete profile to /, and keeps the invite code', async () => {
  const { page } = await asNewcomer();
  const before = await startAt(page, '/help');
  await page.goto('/dashboard?inviteCode=ABCDE');
  await arriveAt(page, '/');
  await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
  expect(await stored(page, 'pendingInviteCode')).toBe('ABCDE');
  expect(await historyLength(page)).toBe(before + 1);
});

test('/dashboard says to nobody that it looks, and after 1500 ms leads to /, in place of itself', async () => {
  const { context, page } = await visit();
  const before = await startAt(page, '/help');
  await context.clock.install();
  await page.goto('/dashboard');
  await page.getByText('Verifying your authentication...').waitFor();
  expect(await page.getByRole('link', { name: 'click here' }).getAttribute('href')).toBe('/');
  await context.clock.runFor(1500);
  await seeToast(page, {
    title: 'Authentication Required',
    description: 'Please sign in to access the dashboard',
    variant: 'destructive',
  });
  await arriveAt(page, '/');
  expect(await historyLength(page)).toBe(before + 1);
});

test('the link on that page leads to / at once', async () => {
  const { page } = await visit();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'click here' }).click();
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect(addressOf(page)).toBe('/');
});

test.each(['/dashboard#answers', '/dashboard?category=love-questions#questions'])(
  'after signing in the visitor is where the link %s led',
  async (address) => {
    const { page } = await visit();
    await page.goto(address);
    await page.getByRole('link', { name: 'click here' }).click();
    await signIn(page, await alone());
    await arriveAt(page, address);
    expect(await stored(page, 'post_login_redirect')).toBeNull();
  },
);

test('a visitor who becomes a member instead of signing in starts at the dashboard', async () => {
  const { page } = await asNewcomer();
  await page.goto('/help');
  await page.evaluate(`localStorage.setItem('post_login_redirect', '/settings')`);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
  await expect.poll(() => stored(page, 'post_login_redirect')).toBeNull();
});

test('a stored code takes somebody who is onboarded over /?code= to the dashboard, and is accepted', async () => {
  const { page } = await as(await alone());
  const code = await codeOf(await alone());
  await page.goto('/help');
  await page.evaluate(`localStorage.setItem('pendingInviteCode', '${code}')`);
  const passed: string[] = [];
  page.on('framenavigated', () => passed.push(addressOf(page)));
  await page.goto('/dashboard');
  await page.getByText('Connected with Partner').waitFor();
  expect(passed).toContain(`/?code=${code}`);
  expect(addressOf(page)).toBe('/dashboard');
  expect(await stored(page, 'pendingInviteCode')).toBeNull();
});

test('sign-up and sign-in lead whoever is signed in to /', async () => {
  const { page } = await as(await newcomer(server().url, 'Nova'));
  for (const path of ['/auth/create-account', '/auth/sign-in']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
    expect(addressOf(page)).toBe('/');
  }
});
