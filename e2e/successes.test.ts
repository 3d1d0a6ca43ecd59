import { expect, test } from 'vitest';
import { createInvite } from '../contract/invites.ts';
import { apiError, hold, intercept } from './edge.ts';
import { guests } from './guests.ts';
import { fillQuestionnaire, seeDashboard, signIn, signOut, signUp, visitor } from './journeys.ts';
import { checkCode, openReset, press, toInviteStep, typeInto } from './moves.ts';
import { codeOf, newcomer } from './people.ts';
import { seeToast } from './toasts.ts';

/** Each toast of success of part 8, where it belongs. */
const { server, visit, as, alone, asNewcomer } = guests();

test('Account Created, then Profile Updated', async () => {
  const phone = await visit();
  const release = await hold(phone, '/api/auth/login');
  await phone.page.goto('/');
  const done = signUp(phone.page, visitor('Nova'));
  await seeToast(phone.page, { title: 'Account Created' });
  release();
  await seeToast(phone.page, { title: 'Profile Updated' });
  await done;
});

test('Login Successful, then Signed Out', async () => {
  const { page } = await visit();
  await page.goto('/');
  await signIn(page, await alone());
  await seeToast(page, { title: 'Login Successful' });
  await signOut(page);
  await seeToast(page, { title: 'Signed Out', description: 'You have been signed out successfully.' });
});

test('Signed Out, away from the dashboard', async () => {
  const phone = await as(await alone());
  await intercept(phone, '/api/auth/login', apiError('forbidden'));
  await phone.page.goto('/');
  await press(phone, 'Sign Out');
  await seeToast(phone.page, { title: 'Signed Out' });
  expect(await phone.page.getByText('signed out successfully').count()).toBe(0);
});

test('Profile updated, then Invite Skipped', async () => {
  const phone = await asNewcomer();
  await phone.page.goto('/');
  await fillQuestionnaire(phone.page);
  await seeToast(phone.page, { title: 'Profile updated', description: 'Your information has been saved' });
  await press(phone, 'Next');
  await seeToast(phone.page, {
    title: 'Invite Skipped',
    description: 'You can invite your partner later from the dashboard.',
  });
});

const complete = { title: 'Success', description: 'Setup complete! Welcome to your dashboard.' };
const connected = { title: 'Connected!', description: 'You’ve successfully connected with your partner.' };
const partnerConnected = {
  title: 'Partner Connected!',
  description: "You're now connected with your partner.",
};

test('Connected! on the invite step, then Success', async () => {
  const phone = await asNewcomer();
  await phone.page.goto('/');
  await fillQuestionnaire(phone.page);
  await typeInto(phone, 'Enter the code', await codeOf(await alone()));
  await press(phone, 'Connect Partner');
  await seeToast(phone.page, connected);
  await press(phone, 'Continue');
  await seeToast(phone.page, complete);
});

test('Connected! after the questionnaire, with a code that waited', async () => {
  const { page } = await asNewcomer();
  await page.goto(`/join?code=${await codeOf(await alone())}`);
  await fillQuestionnaire(page);
  await seeToast(page, connected);
});

test('Success after the questionnaire, with an invitation that was sent before', async () => {
  const person = await newcomer(server().url, 'Nova');
  await person.call(createInvite, { body: { partnerEmail: null } });
  const { page } = await as(person);
  await page.goto('/');
  await fillQuestionnaire(page);
  await seeToast(page, complete);
});

test('Partner Connected! by a code that was entered', async () => {
  const phone = await as(await alone());
  await checkCode(phone, await codeOf(await alone()));
  await press(phone, 'Connect now');
  await seeToast(phone.page, partnerConnected);
  await phone.page.getByText('Connected with Partner').waitFor();
});

test('Connected! in the dialog of an invitation that waits', async () => {
  const person = await alone();
  await person.call(createInvite, { body: { partnerEmail: null } });
  const phone = await as(person);
  await phone.page.goto('/dashboard');
  await phone.page.getByRole('button', { name: 'Invitation Pending' }).click();
  await phone.page.getByRole('tab', { name: 'Enter a code' }).click();
  await typeInto(phone, 'Enter the code', await codeOf(await alone()));
  await press(phone, 'Connect Partner');
  await seeToast(phone.page, connected);
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('Partner Connected! by a code that waited', async () => {
  const { page } = await as(await alone());
  await page.goto(`/join?code=${await codeOf(await alone())}`);
  await seeToast(page, partnerConnected);
  await seeDashboard(page);
  expect(await page.evaluate('localStorage.getItem("pendingInviteCode")')).toBeNull();
});

test('Link copied!', async () => {
  const phone = await asNewcomer();
  await toInviteStep(phone, '');
  await press(phone, 'Share');
  await seeToast(phone.page, { title: 'Link copied!', description: 'Share this link with your partner.' });
});

test('Password reset email sent! Check your inbox.', async () => {
  const phone = await as(await alone());
  await openReset(phone, '');
  await press(phone, 'Reset Password');
  await seeToast(phone.page, {
    title: 'Success',
    description: 'Password reset email sent! Check your inbox.',
  });
});
