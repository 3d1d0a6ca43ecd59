import { expect } from 'vitest';
import type { Phone } from './browser.ts';
import { intercept } from './edge.ts';
import { fillQuestionnaire } from './journeys.ts';

/** What somebody does on a phone; the code is another person's and can be accepted. */
export type Play = (phone: Phone, code: string) => Promise<unknown>;

export const press = (phone: Phone, name: string) =>
  phone.page.getByRole('button', { name, exact: true }).click();
export const typeInto = (phone: Phone, name: string, text: string) =>
  phone.page.getByPlaceholder(name).fill(text, { timeout: 5000 });
export const go = (path: string) => (phone: Phone) => phone.page.goto(path);

export const signUp: Play = async (phone) => {
  await typeInto(phone, 'Enter your email', `${crypto.randomUUID()}@example.org`);
  await press(phone, 'Continue');
  await typeInto(phone, 'Enter your password', 'correct horse');
  await press(phone, 'Continue');
  await phone.page.getByLabel('First name').fill('Nova');
  await phone.page.getByLabel('Last name').fill('Test');
  await press(phone, 'Continue');
};

export const toPassword: Play = async (phone) => {
  await phone.page.goto('/auth/sign-in');
  await typeInto(phone, 'Enter your email', 'nova@example.org');
  await press(phone, 'Continue');
};

export const signIn: Play = async (phone) => {
  await typeInto(phone, 'Enter your password', 'correct horse');
  await press(phone, 'Sign In');
};

export const openReset: Play = async (phone) => {
  await phone.page.goto('/dashboard');
  await press(phone, 'Settings');
  await phone.page.getByRole('menuitem', { name: 'Reset Password' }).click();
};

/** The three retries and their pauses pass on a clock that the test turns. */
export const waitOutRetries: Play = async ({ page }) => {
  await page.goto('/dashboard');
  const given = page.getByRole('heading', { name: 'We could not open your space' });
  await expect
    .poll(() => page.clock.runFor(1000).then(() => given.isVisible()), { timeout: 15_000 })
    .toBe(true);
};

/** The reply is made up at the edge, so that the newcomer stays one. */
export const toQuestionnaire: Play = async (phone) => {
  const body = { partnerEmail: null, partnerInvited: false };
  await intercept(phone, '/api/auth/save-onboarding', { status: 200, body });
  await phone.page.goto('/');
};

export const toInviteStep: Play = async (phone, code) => {
  await toQuestionnaire(phone, code);
  await fillQuestionnaire(phone.page);
  await phone.page.getByText('/join?code=').waitFor();
};

const refuseCopying = (phone: Phone) =>
  phone.page.evaluate(
    'navigator.clipboard.writeText = () => Promise.reject(new Error("no")); document.execCommand = () => false;',
  );

export const copyBy =
  (name: string): Play =>
  async (phone) => {
    await refuseCopying(phone);
    await press(phone, name);
  };

export const enterCode: Play = async (phone, code) => {
  await phone.page.goto('/dashboard');
  await press(phone, 'Add Partner');
  await typeInto(phone, 'Enter the code', code);
};

export const checkCode: Play = async (phone, code) => {
  await enterCode(phone, code);
  await press(phone, 'Check code');
  await phone.page.getByText('Is that right?').waitFor();
};

export const toCard: Play = async (phone) => {
  await phone.page.goto('/dashboard?category=love-questions#questions');
  await phone.page.getByRole('textbox').fill('I felt close to you on Sunday.');
};

export const analyze: Play = async (phone, code) => {
  await toCard(phone, code);
  await press(phone, 'Analyze');
};

/** Opens what stands behind the partner indicator. */
export const openPartner =
  (state: string): Play =>
  ({ page }) =>
    page.getByRole('button', { name: state }).click();

/** The invitation of somebody without a partner, on a phone that lets its clipboard be read. */
export const openInvitation = async (phone: Phone): Promise<void> => {
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await phone.page.goto('/dashboard');
  await phone.page.getByRole('button', { name: 'No Partner Connected' }).click();
};

export const copiedOn = ({ page }: Phone): Promise<string> =>
  page.evaluate<string>('navigator.clipboard.readText()');
