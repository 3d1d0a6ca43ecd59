import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold } from './edge.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt, startAt, trail } from './history.ts';
import { house } from './house.ts';
import { seeDashboard, signIn, visitor } from './journeys.ts';
import { press, typeInto } from './moves.ts';
import { newcomer } from './people.ts';

/** Sign-up, sign-in, the reset of a password and signing out: parts 2, 4 and 5. */
const { server, visit, as, alone } = guests();
const hiding = house({ HIDE_ACCOUNTS: 'on' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const email = (page: Page) => page.getByPlaceholder('Enter your email');
const password = (page: Page) => page.getByPlaceholder('Enter your password');

test('sign-up asks for email, password and name, by Enter too, and leads to /', async () => {
  const phone = await visit();
  const { page } = phone;
  const release = await hold(phone, '/identity/sign-up/email');
  await page.goto('/auth/create-account');
  await heading(page, "What's your email?");
  await page.getByText('terms and privacy notice').waitFor();
  await email(page).fill('  nova@example.org ');
  await email(page).press('Enter');
  await heading(page, 'Choose a password');
  await page.getByText('nova@example.org', { exact: true }).waitFor();
  await password(page).fill('correct horse');
  await password(page).press('Enter');
  await heading(page, "What's your name?");
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Test');
  await page.getByLabel('Last name').press('Enter');
  await heading(page, 'Creating your account...');
  release();
  await heading(page, 'Tell us about yourself');
  expect(addressOf(page)).toBe('/');
});

test('Continue waits for an email, a password of six and both names', async () => {
  const { page } = await visit();
  await page.goto('/auth/create-account');
  for (const wrong of ['', 'nova', 'nova@example', 'no va@example.org']) {
    await email(page).fill(wrong);
    expect(await button(page, 'Continue').isDisabled()).toBe(true);
  }
  await email(page).fill('nova@example.org');
  await button(page, 'Continue').click();
  await password(page).fill('12345');
  await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await password(page).fill('123456');
  expect(await page.getByText('Password must be at least 6 characters').count()).toBe(0);
  await button(page, 'Continue').click();
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('   ');
  expect(await button(page, 'Continue').isDisabled()).toBe(true);
  await page.getByLabel('Last name').fill('Test');
  expect(await button(page, 'Continue').isDisabled()).toBe(false);
});

test('back leads through the steps of sign-up and then to /', async () => {
  const { page } = await visit();
  await startAt(page, '/auth/create-account');
  await email(page).fill('nova@example.org');
  await button(page, 'Continue').click();
  await password(page).fill('correct horse');
  await button(page, 'Continue').click();
  await heading(page, "What's your name?");
  await button(page, 'Back').click();
  await heading(page, 'Choose a password');
  await button(page, 'Back').click();
  await heading(page, "What's your email?");
  expect(await email(page).inputValue()).toBe('nova@example.org');
  await button(page, 'Back').click();
  await arriveAt(page, '/');
});

test('the browser’s Back leads through the steps too, and nothing that was typed is lost', async () => {
  const { page } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await email(page).fill('nova@example.org');
  await button(page, 'Continue').click();
  await password(page).fill('correct horse');
  await button(page, 'Continue').click();
  await heading(page, "What's your name?");
  await page.goBack();
  await heading(page, 'Choose a password');
  expect(await password(page).inputValue()).toBe('correct horse');
  await page.goBack();
  await heading(page, "What's your email?");
  expect(await email(page).inputValue()).toBe('nova@example.org');
  await page.goBack();
  await arriveAt(page, '/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await email(page).fill('nova@example.org');
  await button(page, 'Continue').click();
  await heading(page, 'Enter your password');
  await page.reload();
  await heading(page, 'Welcome back');
  await expect.poll(() => page.evaluate<unknown>('history.state')).toBeNull();
  await page.goBack();
  await arriveAt(page, '/');
});

/** Back, as often as that; each time the browser is led back to the step that is shown. */
const pressBackInVain = async (page: Page, times: number, stepsBehind: number): Promise<void> => {
  for (let press = 0; press < times; press += 1) {
    await page.goBack();
    await expect.poll(() => page.evaluate<unknown>('history.state')).toEqual({ stepsBehind });
  }
};

test('Back does not lead away from an account that is being made', async () => {
  const phone = await visit();
  const { page } = phone;
  const release = await hold(phone, '/identity/sign-up/email');
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await email(page).fill(visitor('Nova').email);
  await press(phone, 'Continue');
  await password(page).fill('correct horse');
  await press(phone, 'Continue');
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Test');
  await press(phone, 'Continue');
  await heading(page, 'Creating your account...');
  await pressBackInVain(page, 3, 2);
  await heading(page, 'Creating your account...');
  release();
  await heading(page, 'Tell us about yourself');
  expect(await trail(page)).toEqual(['/', '/auth/create-account', '/auth/create-account', '/']);
});

test('Back while a sign-in is under way leaves the step to what comes of it', async () => {
  const phone = await visit();
  const { page } = phone;
  const person = await newcomer(server().url, 'Nova');
  const release = await hold(phone, '/identity/sign-in/email');
  phone.broken.add('/identity/sign-in/email');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await email(page).fill(person.email);
  await press(phone, 'Continue');
  await password(page).fill('not my password');
  await press(phone, 'Sign In');
  await button(page, 'Signing in...').waitFor();
  await pressBackInVain(page, 2, 1);
  release();
  await page.locator('form').getByText('Invalid email or password. Please try again.').waitFor();
  expect(await password(page).inputValue()).toBe('not my password');
  await page.goBack();
  await heading(page, 'Welcome back');
  expect(await email(page).inputValue()).toBe(person.email);
});

test('whoever has an account already is led from sign-up to sign-in, with the address', async () => {
  const phone = await visit();
  const { page } = phone;
  const person = await newcomer(server().url, 'Nova');
  phone.broken.add('/identity/sign-up/email');
  await page.goto('/auth/create-account');
  await email(page).fill(person.email);
  await button(page, 'Continue').click();
  await password(page).fill(person.password);
  await button(page, 'Continue').click();
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Test');
  await button(page, 'Continue').click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await heading(page, 'Welcome back');
  expect(await email(page).inputValue()).toBe(person.email);
  await button(page, 'Continue').click();
  await password(page).fill(person.password);
  await button(page, 'Sign In').click();
  await heading(page, 'Tell us about yourself');
});

test('sign-in: back from the password clears it, and back from the email leads to /', async () => {
  const { page } = await visit();
  await page.goto('/auth/sign-in');
  await email(page).fill('nova@');
  await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
  await email(page).fill('nova@example.org');
  await email(page).press('Enter');
  await heading(page, 'Enter your password');
  await page.getByText('nova@example.org', { exact: true }).waitFor();
  await password(page).fill('correct horse');
  await button(page, 'Back').click();
  expect(await email(page).inputValue()).toBe('nova@example.org');
  await button(page, 'Continue').click();
  expect(await password(page).inputValue()).toBe('');
  await button(page, 'Back').click();
  await heading(page, 'Welcome back');
  await button(page, 'Back').click();
  await arriveAt(page, '/');
});

test('the button reads Continue, Sign In and Signing in..., and success leads on by /', async () => {
  const phone = await visit();
  const { page } = phone;
  const person = await newcomer(server().url, 'Nova');
  const release = await hold(phone, '/identity/sign-in/email');
  await page.goto('/auth/sign-in');
  await email(page).fill(person.email);
  await button(page, 'Continue').click();
  await password(page).fill(person.password);
  await button(page, 'Sign In').click();
  await button(page, 'Signing in...').waitFor();
  release();
  await heading(page, 'Tell us about yourself');
  expect(addressOf(page)).toBe('/');
});

const linkIn = (mail: string): string => {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /\/auth\/reset\?token=[^\s"<]+/.exec(text)?.[0] ?? '';
};

test('a forgotten password: the mail comes, its link sets a new one once, and only that opens the door', async () => {
  const phone = await visit();
  const { page } = phone;
  const person = await alone();
  const { page: elsewhere } = await as(person);
  await elsewhere.goto('/dashboard');
  await seeDashboard(elsewhere);
  await page.goto('/auth/sign-in');
  await email(page).fill(person.email);
  await press(phone, 'Continue');
  const release = await hold(phone, '/identity/request-password-reset');
  await press(phone, 'Forgot Password?');
  await button(page, 'Sending...').waitFor();
  release();
  await button(page, 'Password reset email sent!').waitFor();
  expect(await button(page, 'Password reset email sent!').isDisabled()).toBe(true);
  const [mail = ''] = await server().mailsWith(person.email);
  await page.goto(linkIn(mail));
  await heading(page, 'Choose a new password');
  await typeInto(phone, 'Enter your password', 'another horse');
  await press(phone, 'Save password');
  await heading(page, 'Your password is changed');
  await elsewhere.goto('/dashboard');
  await arriveAt(elsewhere, '/');
  await page.goto('/');
  await signIn(page, { ...person, password: 'another horse' });
  await page.goto(linkIn(mail));
  phone.broken.add('/identity/reset-password');
  await typeInto(phone, 'Enter your password', 'a third horse');
  await press(phone, 'Save password');
  await heading(page, 'This link is no longer good');
});

test('where it is hidden who has an account, sign-up goes on in the inbox', async () => {
  const phone = await visit({ baseURL: hiding().url });
  const { page } = phone;
  const nova = visitor('Nova');
  await page.goto('/auth/create-account');
  await email(page).fill(nova.email);
  await press(phone, 'Continue');
  await typeInto(phone, 'Enter your password', 'typed too early');
  await press(phone, 'Continue');
  await page.getByLabel('First name').fill('Nova');
  await page.getByLabel('Last name').fill('Test');
  await press(phone, 'Continue');
  await heading(page, 'Look into your inbox');
  const [mail = ''] = await hiding().mailsWith(nova.email);
  await page.goto(linkIn(mail));
  await typeInto(phone, 'Enter your password', nova.password);
  await press(phone, 'Save password');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await email(page).fill(nova.email);
  await press(phone, 'Continue');
  await password(page).fill(nova.password);
  await press(phone, 'Sign In');
  await heading(page, 'Tell us about yourself');
});

test('the dialog asks for an address before it sends', async () => {
  const phone = await as(await alone());
  await phone.page.goto('/dashboard');
  await press(phone, 'Settings');
  await phone.page.getByRole('menuitem', { name: 'Reset Password' }).click();
  await email(phone.page).fill('');
  await press(phone, 'Reset Password');
  await phone.page.getByText('Please enter your email address', { exact: true }).waitFor();
});
