import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { questionsOf } from '../content/questions.ts';
import { listAnswers } from '../contract/answers.ts';
import { signOutEverywhere } from '../contract/leaving.ts';
import type { Phone } from './browser.ts';
import { styleOf } from './drawn.ts';
import { hold, intercept, mend } from './edge.ts';
import { guests } from './guests.ts';
import { openCategory, openTab } from './journeys.ts';
import { press } from './moves.ts';
import { couple, loveQuestion, write } from './people.ts';
import { seeToast } from './toasts.ts';

/** The life of an answer card, and what stays locked: part 4. */
const { server, as, alone } = guests();

const mine = 'I felt close to you on Sunday, when you asked what I needed.';
const inDanger = 'He hits me when he is drunk, and I am afraid to go home.';
const theirs = 'Ninety violins and one burnt omelette, every time.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true, selected: true }).waitFor();

const openQuestion = async (phone: Phone, number: number): Promise<void> => {
  await phone.page.goto(`/dashboard?category=love-questions&question=${loveQuestion(number)}#questions`);
  await field(phone.page).waitFor();
};

const writeAndAnalyze = async (phone: Phone, number: number): Promise<void> => {
  await openQuestion(phone, number);
  await field(phone.page).fill(mine);
  await press(phone, 'Analyze');
  await button(phone.page, 'Save').waitFor();
};

const last = questionsOf('love-questions').length;

test('Analyze, Analyzing, the feedback, Save, Saving, the partner tab, the next question', async () => {
  const [one] = await couple(server().url);
  const phone = await as(one);
  const { page } = phone;
  await page.goto('/dashboard');
  await openCategory(page, 'Love Talk');
  expect(await button(page, 'Analyze').isDisabled()).toBe(true);
  await field(page).fill('   ');
  expect(await button(page, 'Analyze').isDisabled()).toBe(true);
  await field(page).fill(mine);
  const letAnalysis = await hold(phone, '/api/analyze-answer');
  await press(phone, 'Analyze');
  await button(page, 'Analyzing').waitFor();
  letAnalysis();
  await page.getByRole('region', { name: 'Feedback' }).waitFor();
  const letSave = await hold(phone, '/api/individual-questions/save-answer');
  await press(phone, 'Save');
  await button(page, 'Saving').waitFor();
  const listed = page.waitForResponse((reply) => reply.url().endsWith('/api/individual-answers'));
  letSave();
  await listed;
  await tab(page, 'Partner');
  await page.getByText('Saved. Now it is their turn.').waitFor();
  await press(phone, 'Next question');
  await page.getByText('2 of', { exact: false }).first().waitFor();
  await openTab(page, 'Answers');
  await page.getByText('Awaiting partner', { exact: true }).waitFor();
});

test('editing after the feedback clears it and leads back to Analyze', async () => {
  const phone = await as(await alone());
  await writeAndAnalyze(phone, 1);
  await field(phone.page).press('End');
  await field(phone.page).pressSequentially('!');
  await button(phone.page, 'Analyze').waitFor();
  expect(await button(phone.page, 'Save').count()).toBe(0);
  expect(await phone.page.getByRole('region', { name: 'Feedback' }).count()).toBe(0);
});

test('a changed answer says that the saved one still stands, and leads back to it', async () => {
  const person = await alone();
  await write(person, 1, mine);
  const phone = await as(person);
  const { page } = phone;
  await openQuestion(phone, 1);
  await field(page).fill('Changed my mind.');
  await page.getByText('Your saved answer is still the old one.').waitFor();
  await page.reload();
  await page.getByText('Your saved answer is still the old one.').waitFor();
  expect(await field(page).inputValue()).toBe('Changed my mind.');
  await press(phone, 'Keep the old');
  await button(page, 'Next question').waitFor();
  expect(await field(page).inputValue()).toBe(mine);
  await page.getByRole('region', { name: 'Feedback' }).waitFor();
  await page.reload();
  await button(page, 'Next question').waitFor();
});

test('from the help lines there is a way back to the question, and the feedback is still there', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  await openQuestion(phone, 1);
  await field(page).fill(inDanger);
  await press(phone, 'Analyze');
  await page.getByRole('link', { name: 'See all help lines' }).click();
  await page.getByRole('link', { name: 'Back to your question' }).click();
  await page.getByRole('region', { name: 'Feedback' }).waitFor();
  expect(await field(page).inputValue()).toBe(inDanger);
  await button(page, 'Save').waitFor();
});

test('help comes first beside danger, and is not spoken of where somebody would rather not answer', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  await openQuestion(phone, 1);
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await field(page).fill(inDanger);
  await press(phone, 'Analyze');
  await feedback.getByRole('heading', { name: 'Before anything else' }).waitFor();
  await feedback.getByRole('link', { name: 'See all help lines' }).waitFor();
  await field(page).fill('not today');
  await press(phone, 'Analyze');
  await feedback.getByRole('heading', { name: 'How it reads' }).waitFor();
  expect(await feedback.getByRole('link').count()).toBe(0);
});

test('the way from a takeaway to a question leads to both answers', async () => {
  const [one, other] = await couple(server().url);
  await write(one, 1, mine);
  await write(other, 1, theirs);
  const { page } = await as(one);
  const link = (number: number) =>
    `/dashboard?category=love-questions&question=${loveQuestion(number)}&side=partner#questions`;
  await page.goto(link(1));
  await page.getByText(theirs).waitFor();
  await page.goto(link(2));
  await tab(page, 'Your answer');
});

test('an empty answer is refused by a toast, also by the keyboard', async () => {
  const phone = await as(await alone());
  await openQuestion(phone, 1);
  await field(phone.page).press('Control+Enter');
  await seeToast(phone.page, {
    title: 'Please provide an answer',
    description: 'Your answer cannot be empty',
    variant: 'destructive',
  });
});

test('Skip leads to the next question; after the last one all are viewed', async () => {
  const phone = await as(await alone());
  await openQuestion(phone, last - 1);
  await press(phone, 'Skip');
  await phone.page.getByText(`${last} of ${last}`).waitFor();
  await press(phone, 'Skip');
  await seeToast(phone.page, { title: 'All questions viewed' });
  await phone.page.getByRole('heading', { name: 'All questions viewed' }).waitFor();
  await press(phone, 'More categories');
  await phone.page.getByRole('heading', { name: 'Grow Closer, One Topic at a Time' }).waitFor();
});

const finish = async (phone: Phone): Promise<void> => {
  await writeAndAnalyze(phone, last);
  await press(phone, 'Save');
  await press(phone, 'Finish');
};

test('with the last answer saved and others missing, all are viewed', async () => {
  const phone = await as(await alone());
  await finish(phone);
  await seeToast(phone.page, { title: 'All questions viewed' });
});

test('with the last answer saved, all are answered', async () => {
  const person = await alone();
  for (let number = 1; number < last; number += 1) await write(person, number, mine);
  const phone = await as(person);
  await finish(phone);
  await seeToast(phone.page, { title: 'All questions answered' });
  await phone.page.getByRole('heading', { name: 'All questions answered' }).waitFor();
});

test('a reload keeps the question and its draft, and a category opens where words wait to be saved', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  await page.goto('/dashboard');
  await openCategory(page, 'Love Talk');
  await press(phone, 'Skip');
  await page.getByText(`2 of ${last}`).waitFor();
  await field(page).fill(mine);
  await page.reload();
  await page.getByText(`2 of ${last}`).waitFor();
  expect(await field(page).inputValue()).toBe(mine);
  await page.goBack();
  await page.getByRole('heading', { name: 'Grow Closer, One Topic at a Time' }).waitFor();
  await openCategory(page, 'Love Talk');
  await page.getByText(`2 of ${last}`).waitFor();
  expect(await field(page).inputValue()).toBe(mine);
});

test('where the session was ended elsewhere, Save says that one must be logged in', async () => {
  const person = await alone();
  const phone = await as(person);
  await writeAndAnalyze(phone, 1);
  await person.call(signOutEverywhere);
  phone.broken.add('/api/').add('/identity/');
  await press(phone, 'Save');
  await seeToast(phone.page, {
    title: 'Something went wrong',
    description: 'You must be logged in to answer questions',
    variant: 'destructive',
  });
});

test('a double click on Save saves once', async () => {
  const person = await alone();
  const phone = await as(person);
  const saves: string[] = [];
  phone.page.on('request', (request) => {
    if (request.url().endsWith('/save-answer')) saves.push(request.url());
  });
  await writeAndAnalyze(phone, 1);
  await button(phone.page, 'Save').dblclick();
  await tab(phone.page, 'Partner');
  await phone.page.getByText('1 of', { exact: false }).first().waitFor();
  expect(saves).toHaveLength(1);
  expect((await person.call(listAnswers)).answers).toHaveLength(1);
});

test('the partner’s answer is filler in page, storage and network until one’s own is saved', async () => {
  const [one, other] = await couple(server().url);
  await write(other, 1, theirs);
  const phone = await as(one);
  const { page, received } = phone;
  const everything = async () =>
    [
      await page.content(),
      await page.evaluate<string>('JSON.stringify({ ...localStorage, ...sessionStorage })'),
    ]
      .concat(received)
      .join('\n');
  await page.goto('/dashboard#answers');
  await page.getByText('Answer this question first to unlock').waitFor();
  await openQuestion(phone, 1);
  await page.getByRole('tab', { name: 'Partner', exact: true }).click();
  await page.getByText("Save your answer to see partner's response").waitFor();
  const veil = page
    .getByText("Save your answer to see partner's response")
    .locator('..')
    .locator('[aria-hidden]');
  expect(await styleOf(veil.first(), 'filter')).toMatch(/blur/);
  await press(phone, 'Write yours');
  await field(page).fill(mine);
  await press(phone, 'Analyze');
  await button(page, 'Save').waitFor();
  expect(await everything()).not.toContain('violins');
  await press(phone, 'Save');
  await page.getByText(theirs).waitFor();
  await page.getByText(mine).first().waitFor();
});

test('a tap that was not saved says so, and one on words that have changed shows them first', async () => {
  const [one, other] = await couple(server().url);
  await write(one, 1, mine);
  await write(other, 1, theirs);
  const phone = await as(one);
  const { page } = phone;
  await page.goto('/dashboard#answers');
  await page.getByText(theirs).waitFor();
  await intercept(phone, `/api/individual-answers/${loveQuestion(1)}/tap`, 'cut');
  await press(phone, 'Same page');
  await page.getByText('Your tap was not saved. Please try again.').waitFor();
  expect(await page.getByRole('button', { pressed: true }).count()).toBe(0);
  await mend(phone);
  await write(other, 1, 'Ninety-one violins, now that I think of it.');
  await press(phone, 'Same page');
  await page.getByText('One of the two answers has changed. Please read them again, then tap.').waitFor();
  await page.getByText('Ninety-one violins').waitFor();
  await press(phone, 'Same page');
  await page.getByText('Your partner sees it once they have tapped too.').waitFor();
});

test('an answer in another script is drawn in its own direction', async () => {
  const person = await alone();
  await write(person, 1, 'אני אוהב אותך, and you know it.');
  const { page } = await as(person);
  await page.goto('/dashboard#answers');
  const quote = page.getByText('אני אוהב אותך');
  expect(await styleOf(quote, 'direction')).toBe('rtl');
});
