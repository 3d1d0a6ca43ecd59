import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** Somebody who signs up in a browser. */
export type Visitor = { readonly email: string; readonly password: string; readonly firstName: string };

export const visitor = (firstName: string): Visitor => ({
  email: `${firstName.toLowerCase()}-${randomBytes(4).toString('hex')}@example.org`,
  password: 'correct horse',
  firstName,
});

const go = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** The three steps of sign-up, from wherever the page is. */
export const signUp = async (page: Page, { email, password, firstName }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: 'Create an account' }).first().click();
  await page.getByPlaceholder('Enter your email').fill(email);
  await go(page);
  await page.getByPlaceholder('Enter your password').fill(password);
  await go(page);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Test');
  await go(page);
  await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
};

/** The four answers of the questionnaire. */
export const fillQuestionnaire = async (page: Page): Promise<void> => {
  for (const answer of ['Non-binary', 'Dating', 'Living separately (nearby)', 'No']) {
    await page.getByText(answer, { exact: true }).click();
  }
  await go(page);
};

/** Waits until the dashboard stands there with its tabs. */
export const seeDashboard = (page: Page): Promise<void> =>
  page.getByRole('tab', { name: 'Questions' }).waitFor();

/** The two steps of sign-in, from the landing page. */
export const signIn = async (page: Page, { email, password }: Visitor): Promise<void> => {
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.getByPlaceholder('Enter your email').fill(email);
  await go(page);
  await page.getByPlaceholder('Enter your password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await seeDashboard(page);
};

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
};

export const openTab = (page: Page, name: 'Questions' | 'Answers' | 'Score') =>
  page.getByRole('tab', { name, exact: true }).click();

export const openCategory = async (page: Page, title: string): Promise<void> => {
  await openTab(page, 'Questions');
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Back to Categories' }).waitFor();
};

/** Writes an answer on the open card, gets feedback and saves; the partner's side is open afterwards. */
export const answer = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /Next question|Finish/ }).waitFor();
};

export const nextQuestion = (page: Page) => page.getByRole('button', { name: 'Next question' }).click();
