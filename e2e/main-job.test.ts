import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../server/testing/folder.ts';
import { type Program, startProgram } from '../server/testing/program.ts';
import { type Phone, phones } from './browser.ts';
import { seeFocus } from './focus.ts';
import {
  answer,
  fillQuestionnaire,
  nextQuestion,
  openCategory,
  openTab,
  signIn,
  signOut,
  signUp,
  visitor,
} from './journeys.ts';
import { steps } from './steps.ts';

/**
 * The main job, step by step, with two phones side by side and the server as a user starts it, embedded PostgreSQL
 * and all. Each step stands on the one before.
 */
const openPhone = phones();
const [ada, bela] = [visitor('Ada'), visitor('Bela')];
const five = [1, 2, 3, 4, 5];
const adas = (n: number) => `Ada ${n}: I felt close to you on Sunday, when you asked what I needed.`;
const belas = (n: number) => `Bela ${n}: I love how you listen, and I wish we had one slow evening a week.`;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let program: Program;
let hers: Phone;
let his: Phone;
let code = '';

const start = (port: string) => startProgram({ DATA_DIR: `${folder.path}/data`, PORT: port });

beforeAll(async () => {
  folder = await temporaryFolder('afterglow-journey-');
  program = await start('0');
  [hers, his] = [await openPhone(program.url), await openPhone(program.url)];
});

afterAll(async () => {
  await program?.stop();
  await folder?.remove();
});

const step = steps();

step('A signs up, fills in the questionnaire and gets a code', async () => {
  const { page } = hers;
  await page.goto('/');
  await signUp(page, ada);
  await fillQuestionnaire(page);
  await page.getByRole('heading', { name: 'Invite Your Partner' }).waitFor();
  code = await page.getByText(/^[A-HJ-NP-Z2-9]{5}$/).innerText();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('tab', { name: 'Questions' }).waitFor();
});

step('B opens the link, signs up and is paired', async () => {
  const { page } = his;
  await page.goto(`/join?code=${code}`);
  await signUp(page, bela);
  await fillQuestionnaire(page);
  await page.getByRole('tab', { name: 'Questions' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.getByText('Connected with Partner').first().waitFor({ state: 'attached' });
});

step('A says that it is the right partner', async () => {
  await hers.page.reload();
  await hers.page.getByRole('button', { name: 'Yes, that is my partner' }).click();
});

step('A answers five questions; B sees of them only that they are there', async () => {
  await openCategory(hers.page, 'Love Talk');
  for (const n of five) {
    await answer(hers.page, adas(n));
    if (n < 5) await nextQuestion(hers.page);
  }
  await openTab(his.page, 'Answers');
  await his.page.reload();
  await his.page.getByText('Your turn').first().waitFor();
  expect(await his.page.getByText('Answer this question first to unlock').count()).toBe(5);
  expect(await his.page.content()).not.toContain('Ada 1:');
  expect(his.received.join('\n')).not.toContain('Ada 1:');
});

step('B answers five questions and sees each answer of A only after saving', async () => {
  const { page, received } = his;
  await openCategory(page, 'Love Talk');
  for (const n of five) {
    expect(received.join('\n')).not.toContain(`Ada ${n}:`);
    await answer(page, belas(n));
    await page.getByText(adas(n)).waitFor();
    if (n < 5) await nextQuestion(page);
  }
});

step('A now sees the answers of B', async () => {
  const { page } = hers;
  await openTab(page, 'Answers');
  await page.reload();
  await page.getByText('Both answered').first().waitFor();
  for (const n of five) await page.getByText(belas(n)).waitFor();
});

/** Taps on the first question of the list, and gives what is then told of it. */
const tapFirst = async ({ page }: Phone, name: string): Promise<string> => {
  await openTab(page, 'Answers');
  const bar = page.getByRole('group', { name: 'How do your two answers sit together?' }).first();
  await bar.getByRole('button', { name }).click();
  await bar.getByRole('button', { name, pressed: true }).waitFor();
  const told = bar.getByText(/Your partner sees it once|You both|Your partner:/);
  await told.waitFor();
  return told.innerText();
};

step('both tap how two answers sit together, and neither learns of it before the other has', async () => {
  expect(await tapFirst(hers, 'Same page')).toContain('once they have tapped too');
  await openTab(his.page, 'Answers');
  await his.page.reload();
  await his.page.getByText('Neither sees the other’s').first().waitFor();
  expect(his.received.join('\n')).not.toContain('same-page');
  expect(await tapFirst(his, 'Same page')).toBe('You both said same page.');
});

const scoreOf = async ({ page }: Phone): Promise<string> => {
  await openTab(page, 'Score');
  await page.getByRole('heading', { name: 'Key Takeaways' }).waitFor();
  await page.getByRole('heading', { name: 'In your own words' }).waitFor();
  return page
    .getByText(/^\d+%$/)
    .first()
    .innerText();
};

step('both see one score with its summary, takeaways and examples', async () => {
  await openTab(hers.page, 'Score');
  await hers.page.getByRole('button', { name: 'Generate Score' }).click();
  await seeFocus(hers.page.getByRole('heading', { name: 'You and ' }));
  const score = await scoreOf(hers);
  await hers.page.getByText('You both said same page on 1 question.').waitFor();
  await hers.page.getByText('Made just now.').waitFor();
  await hers.page.getByRole('button', { name: 'Update Score' }).click();
  await hers.page.getByText('Nothing has changed since this score was made.').waitFor();
  await his.page.reload();
  expect(await scoreOf(his)).toBe(score);
});

step('after signing out, a restart of the server and signing in again everything is there', async () => {
  const before = await scoreOf(hers);
  await signOut(hers.page);
  const { port } = new URL(program.url);
  await program.stop();
  program = await start(port);
  await hers.page.goto('/');
  await signIn(hers.page, ada);
  expect(await scoreOf(hers)).toBe(before);
  await openTab(hers.page, 'Answers');
  for (const n of five) {
    await hers.page.getByText(adas(n)).waitFor();
    await hers.page.getByText(belas(n)).waitFor();
  }
});

test('nothing complained in either browser on the way', () => {
  expect([...hers.complaints, ...his.complaints]).toEqual([]);
});
