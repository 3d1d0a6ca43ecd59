import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand } from '../contract/brand.ts';
import { listHelpLines } from '../contract/help-lines.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { type Program, startProgram } from '../server/testing/program.ts';
import { type Phone, phones } from './browser.ts';
import { intercept, mend } from './edge.ts';
import { answer, fillQuestionnaire, openCategory, openTab, signUp, visitor } from './journeys.ts';
import {
  heading,
  neutralPage,
  obstacles,
  obstaclesOfLeaving,
  openAccount,
  press,
  seenInGoing,
  watchGoing,
} from './leaving-moves.ts';
import { steps } from './steps.ts';

/** One partner, confirmed by name, and every way to leave: each step stands on the one before. */
const openPhone = phones();
const [ada, bela] = [visitor('Ada'), visitor('Bela')];
const adas = 'Ada alone: I felt close to you on Sunday, when you asked what I needed.';
const locked = 'Answer this question first to unlock';
const belas = 'Bela: I love how you listen, and I wish we had one slow evening a week.';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let program: Program;
let hers: Phone;
let his: Phone;

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-leaving-');
  program = await startProgram({ DATA_DIR: `${folder.path}/data` });
  [hers, his] = [await openPhone(program.url), await openPhone(program.url)];
});

afterAll(async () => {
  await program?.stop();
  await folder?.remove();
});

const step = steps();

const toDashboard = ({ page }: Phone) => page.getByRole('tab', { name: 'Questions' }).waitFor();
const says = ({ page }: Phone, text: string) => page.getByText(text).first().waitFor({ state: 'attached' });
const asked = ({ page }: Phone) => heading(page, 'Is Bela your partner?');

const enterCode = async (code: string): Promise<void> => {
  await his.page.goto('/dashboard');
  await press(his.page, 'Add Partner');
  await his.page.getByPlaceholder('Enter the code').fill(code);
  await press(his.page, 'Check code');
  await press(his.page, 'Connect now');
  await says(his, 'Connected with Partner');
};

step('A writes while single; B comes by the code and sees nothing of it', async () => {
  await hers.page.goto('/');
  await signUp(hers.page, ada);
  await fillQuestionnaire(hers.page);
  const code = await hers.page.getByText(/^[A-HJ-NP-Z2-9]{5}$/).innerText();
  await press(hers.page, 'Next');
  await toDashboard(hers);
  await openCategory(hers.page, 'Love Talk');
  await answer(hers.page, adas);
  await his.page.goto(`/join?code=${code}`);
  await signUp(his.page, bela);
  await fillQuestionnaire(his.page);
  await toDashboard(his);
  await openTab(his.page, 'Answers');
  await heading(his.page, 'Recent Answers');
  expect(await his.page.getByText(locked).count()).toBe(0);
  expect(his.received.join()).not.toContain('Ada alone');
});

step(
  'A is asked by name, cannot dismiss it by accident, and finds it again after deciding later',
  async () => {
    const { page } = hers;
    await page.goto('/dashboard');
    await asked(hers);
    expect(await obstacles(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(195, 40);
    await press(page, 'Decide later');
    await page.reload();
    await page.getByRole('button', { name: 'Is this your partner?' }).click();
    await asked(hers);
  },
);

step('after A has confirmed, B sees the answer once B has written', async () => {
  await press(hers.page, 'Yes, that is my partner');
  await says(hers, 'Thank you');
  await hers.page.getByRole('button', { name: 'Is this your partner?' }).waitFor({ state: 'detached' });
  await his.page.reload();
  await says(his, locked);
  expect(his.received.join()).not.toContain('Ada alone');
  await openCategory(his.page, 'Love Talk');
  await answer(his.page, belas);
  await says(his, adas);
});

step('the download and the page to print hold the own words only', async () => {
  const { page } = hers;
  await openTab(page, 'Answers');
  await page.reload();
  await says(hers, belas);
  await openAccount(page);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download as JSON')]);
  const file = await readFile(await download.path(), 'utf8');
  expect(download.suggestedFilename()).toMatch(/^afterglow-[\d-]{10}\.json$/);
  await page.getByRole('link', { name: 'Open to read or print' }).click();
  await heading(page, 'What is mine');
  for (const text of [file, await page.content()]) {
    expect(text).toContain(adas);
    expect(text).not.toContain('Bela');
    expect(text).not.toContain(bela.email);
  }
});

step('its pages and dialogs can be used by everybody, on a small phone in the dark too', async () => {
  const { page } = hers;
  await page.setViewportSize({ width: 320, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstaclesOfLeaving(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await obstaclesOfLeaving(page)).toEqual([]);
});

step('help is a tap away from the privacy page, and a number dials', async () => {
  const { page } = hers;
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Help lines' }).click();
  await heading(page, 'Help lines');
  const call = page.getByRole('link', { name: 'Call Samaritans: 116 123' });
  expect(await call.getAttribute('href')).toBe('tel:116123');
});

step(
  'an operator’s help lines stand in the place of ours, which stand in for them where they cannot be had',
  async () => {
    const { page } = hers;
    const line = {
      country: 'Nepal',
      name: 'Valley Line',
      topics: ['crisis'],
      about: 'For all.',
      phone: '1660',
    };
    await intercept(hers, listHelpLines.path, { status: 200, body: [{ ...line, unverified: true }] });
    await page.goto('/help');
    await page.getByRole('link', { name: 'Call Valley Line: 1660' }).waitFor();
    await page.getByText('We could not verify this one.').waitFor();
    expect(await page.getByText('Samaritans').count()).toBe(0);
    await mend(hers);
    await intercept(hers, listHelpLines.path, 'cut');
    await page.reload();
    await page.getByRole('link', { name: 'Call Samaritans: 116 123' }).waitFor();
    await mend(hers);
  },
);

step('leave now blanks the screen first, puts a neutral page there, and closes the way back', async () => {
  const { page } = hers;
  await neutralPage(hers);
  await page.goto('/dashboard#answers');
  await says(hers, belas);
  await openTab(page, 'Questions');
  await openCategory(page, 'Love Talk');
  await watchGoing(page);
  await press(page, 'Leave now');
  await page.waitForURL(brand.quickExitTo);
  await page.goBack();
  await page.waitForURL(brand.quickExitTo);
  await page.goto('/dashboard');
  await toDashboard(hers);
  expect(await seenInGoing(page)).toBe('[0,""]');
});

step('so does Escape pressed twice, and nobody is signed out', async () => {
  const { page } = hers;
  await page.goto('/settings');
  await heading(page, 'Account and data');
  await page.keyboard.press('Escape');
  await page.waitForTimeout(700);
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe('/settings');
  await page.keyboard.press('Escape');
  await page.waitForURL(brand.quickExitTo);
  await page.goto('/settings');
  await heading(page, 'Account and data');
});

step('A ends the connection; neither sees the other any more, each keeps their own words', async () => {
  await press(hers.page, 'End this connection');
  await hers.page.getByRole('dialog').getByRole('button', { name: 'End this connection' }).click();
  await says(hers, 'You are not connected with anybody.');
  for (const [phone, own, other] of [
    [hers, adas, belas],
    [his, belas, adas],
  ] as const) {
    await phone.page.goto('/dashboard#answers');
    await says(phone, own);
    await says(phone, 'No Partner Connected');
    expect(await phone.page.content()).not.toContain(other);
  }
});

step('not my partner: one more tap undoes it for both', async () => {
  await press(hers.page, 'No Partner Connected');
  await enterCode(await hers.page.getByText(/^[A-HJ-NP-Z2-9]{5}$/).innerText());
  await hers.page.goto('/dashboard');
  await asked(hers);
  await press(hers.page, 'Not my partner');
  expect(await obstacles(hers.page)).toEqual([]);
  await press(hers.page, 'Undo it now');
  await says(hers, 'No Partner Connected');
  await his.page.goto('/dashboard');
  await says(his, 'No Partner Connected');
});

step('B signs out everywhere and lands on the front page', async () => {
  await openAccount(his.page);
  await press(his.page, 'Sign out everywhere');
  await his.page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  await his.page.goto('/');
  await his.page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

step('A deletes the account with the password, and nothing of it stays', async () => {
  const { page, broken } = hers;
  broken.add('/api/account/delete');
  await openAccount(page);
  await press(page, 'Delete my account');
  const field = page.getByLabel('Your password');
  await field.fill('not my password');
  await press(page, 'Delete for good');
  await says(hers, 'That is not your password. Please try again.');
  expect(await field.inputValue()).toBe('not my password');
  await press(page, 'Show password');
  expect(await field.getAttribute('type')).toBe('text');
  await field.fill(ada.password);
  await press(page, 'Delete for good');
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
  expect((await hers.context.cookies()).map(({ name }) => name)).not.toContain('afterglow_session');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

test('nothing complained in either browser on the way', () => {
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
});
