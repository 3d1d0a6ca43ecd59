import { expect } from 'vitest';
import { resetRows, signInRows, signUpRows, tryRows } from './hosted-errors.ts';
import { hostedSteps } from './hosted-stage.ts';
import { fillQuestionnaire, seeDashboard, signIn, signOut, signUp, visitor } from './journeys.ts';
import { press, typeInto } from './moves.ts';
import { seeLasting, seeToast } from './toasts.ts';

/** An account on a hosted provider: our server and pages against the provider's official emulator, in a real browser. */
const step = await hostedSteps();

const ada = visitor('Ada');
const later = { ...ada, password: 'staple battery' };
const nobody = visitor('Nobody');
const wrong = 'Invalid email or password. Please try again.';
const renewal = 'securetoken.googleapis.com/v1/token';
const wholeSeconds = () => Math.floor(Date.now() / 1000);

step('somebody signs up, with the name at the provider and in our record', async (stage) => {
  const phone = await stage.phone();
  const isFetched = () => stage.asked.some((url) => url.includes('/assets/hosted-identity'));
  await phone.page.goto('/');
  expect(isFetched()).toBe(false);
  await signUp(phone.page, ada);
  expect(isFetched()).toBe(true);
  expect((await stage.emulator.accountOf(ada.email))?.displayName).toBe('Ada Test');
  await fillQuestionnaire(phone.page);
  await press(phone, 'Next');
  await seeDashboard(phone.page);
  expect(stage.asked.filter((url) => new URL(url).pathname.startsWith('/identity/'))).toEqual([]);
});

step('the session stays in the browser, and login asks for a fresh token', async ({ phone, asked }) => {
  const { page } = await phone();
  const renewals = () => asked.filter((url) => url.includes(renewal)).length;
  const before = renewals();
  await page.reload();
  await seeDashboard(page);
  expect(renewals()).toBeGreaterThan(before);
});

step('two tabs of one browser agree after signing out and after signing in', async ({ phone }) => {
  const { context, page } = await phone();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await seeDashboard(other);
  await signOut(page);
  await other.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await page.goto('/');
  await signIn(page, ada);
  await seeDashboard(other);
  await other.close();
});

step('a token is renewed five minutes before its hour is over', async ({ newPhone }) => {
  const { context, page } = await newPhone();
  let renewals = 0;
  page.on('request', (request) => {
    renewals += Number(request.url().includes(renewal));
  });
  await page.clock.install();
  await page.goto('/');
  await signIn(page, ada);
  const before = renewals;
  await page.clock.fastForward('54:30');
  expect(renewals).toBe(before);
  await page.clock.fastForward('01:00');
  await expect.poll(() => renewals).toBe(before + 1);
  await context.close();
});

step('signing out leaves nobody behind', async ({ phone }) => {
  const { page } = await phone();
  await signOut(page);
  await page.reload();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

step('a wrong password, an unknown address and a taken one are refused', async (stage) => {
  const { page } = await stage.phone();
  await stage.trySignIn({ ...ada, password: 'not that one' });
  await seeToast(page, { title: 'Sign in failed', description: wrong, variant: 'destructive' });
  await stage.trySignIn(nobody);
  await seeLasting(page, wrong);
  await stage.emulator.hideAccounts(true);
  await stage.trySignIn(nobody);
  await seeLasting(page, wrong);
  await stage.emulator.hideAccounts(false);
  await stage.trySignUp(ada);
  await seeLasting(page, 'This email is already in use. Try signing in instead.');
});

step('a forgotten password: the code of the mail sets a new one once, on our own page', async (stage) => {
  const phone = await stage.phone();
  await stage.toPassword(ada.email);
  await press(phone, 'Forgot Password?');
  await seeToast(phone.page, {
    title: 'Success',
    description: 'Password reset email sent! Check your inbox.',
  });
  const link = `/auth/reset?mode=resetPassword&oobCode=${await stage.emulator.resetCode(ada.email)}`;
  for (const name of ['Your password is changed', 'This link is no longer good']) {
    await phone.page.goto(link);
    await typeInto(phone, 'Enter your password', later.password);
    await press(phone, 'Save password');
    await phone.page.getByRole('heading', { name, exact: true }).waitFor();
  }
  await stage.trySignIn(later);
  await seeDashboard(phone.page);
  await signOut(phone.page);
});

step('an address without an account is told so, unless the provider keeps that to itself', async (stage) => {
  const phone = await stage.phone();
  await stage.toPassword(nobody.email);
  await press(phone, 'Forgot Password?');
  await seeLasting(phone.page, 'No account found with this email.');
  await stage.emulator.hideAccounts(true);
  await press(phone, 'Forgot Password?');
  await phone.page.getByRole('button', { name: 'Password reset email sent!' }).waitFor();
  await stage.emulator.hideAccounts(false);
});

step('a disabled account is signed out at its next token, and told why when it comes back', async (stage) => {
  const { page } = await stage.phone();
  await stage.trySignIn(later);
  await seeDashboard(page);
  await stage.emulator.disable(ada.email, true);
  await page.reload();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await stage.trySignIn(later);
  await seeLasting(page, 'This account has been disabled. Please ask whoever runs this site.');
  await stage.emulator.disable(ada.email, false);
});

step('what the provider answers to a sign-up is said in the words of the catalogue', (stage) =>
  tryRows(stage, 'signUp', signUpRows, () => stage.trySignUp(nobody)),
);

step('what the provider answers to a sign-in is said in the words of the catalogue', (stage) =>
  tryRows(stage, 'signInWithPassword', signInRows, () => stage.trySignIn(nobody)),
);

step('what the provider answers to a forgotten password is said in the words of the catalogue', (stage) =>
  tryRows(stage, 'sendOobCode', resetRows, async () => {
    await stage.toPassword(ada.email);
    await press(await stage.phone(), 'Forgot Password?');
  }),
);

step('signing out everywhere ends it on every device, and a new sign-in is let in', async (stage) => {
  const phone = await stage.phone();
  const other = await stage.newPhone();
  other.broken.add('/api/');
  await other.page.goto('/');
  await signIn(other.page, later);
  await stage.trySignIn(later);
  await seeDashboard(phone.page);
  await phone.page.goto('/settings');
  await press(phone, 'Sign out everywhere');
  await seeToast(phone.page, { title: 'Signed Out', description: 'You are signed out on all devices.' });
  await other.page.reload();
  await seeLasting(other.page, 'Please sign in again.');
  await press(other, 'Sign Out');
  await other.page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  expect(other.complaints).toEqual([]);
  await other.context.close();
  const ended = wholeSeconds();
  await expect.poll(wholeSeconds, { timeout: 10_000 }).toBeGreaterThan(ended);
  await stage.trySignIn(later);
  await seeDashboard(phone.page);
});

step('deleting the account asks for its password, and deletes it at the provider', async (stage) => {
  const phone = await stage.phone();
  phone.broken.add('/api/account/delete');
  await phone.page.goto('/settings');
  await press(phone, 'Delete my account');
  for (const password of ['not that one', later.password]) {
    await phone.page.getByLabel('Your password').fill(password);
    await press(phone, 'Delete for good');
    if (password !== later.password)
      await seeLasting(phone.page, 'That is not your password. Please try again.');
  }
  await seeToast(phone.page, { title: 'Account deleted' });
  expect(await stage.emulator.accountOf(ada.email)).toBeUndefined();
});

step('nothing complained on the way, neither the pages nor their policy', async ({ phone }) => {
  expect((await phone()).complaints).toEqual([]);
});
