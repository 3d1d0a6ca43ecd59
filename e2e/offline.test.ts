import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listAnswers } from '../contract/answers.ts';
import type { Phone } from './browser.ts';
import { cutOff, hold, loseReply, mend, slowDown } from './edge.ts';
import { guests } from './guests.ts';
import { fillQuestionnaire, openCategory, seeDashboard, signOut } from './journeys.ts';
import { press, toPassword, typeInto } from './moves.ts';
import { couple, newcomer, write } from './people.ts';
import { canToast, seeLasting, seeToast } from './toasts.ts';

/** No connection, and a poor one: what was written stays, the screen says what happened, and another try works. */
const { server, visit, as, alone, asNewcomer } = guests();

const mine = 'I felt close to you on Sunday, when you asked what I needed.';
const card = '/dashboard?category=love-questions#questions';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drafts = (page: Page) => page.evaluate<string>('JSON.stringify({ ...sessionStorage })');

const writeOn = async (phone: Phone): Promise<void> => {
  await phone.page.goto(card);
  await field(phone.page).fill(mine);
};

const writeAndAnalyze = async (phone: Phone): Promise<void> => {
  await writeOn(phone);
  await press(phone, 'Analyze');
  await button(phone.page, 'Save').waitFor();
};

test('a save without a connection keeps the text and says so; the second try works', async () => {
  const person = await alone();
  const phone = await as(person);
  await writeAndAnalyze(phone);
  await cutOff(phone);
  await press(phone, 'Save');
  await seeLasting(phone.page, 'Failed to save your answer. Please try again.');
  expect(await field(phone.page).inputValue()).toBe(mine);
  expect(await drafts(phone.page)).toContain(mine);
  await mend(phone);
  await press(phone, 'Save');
  await button(phone.page, 'Next question').waitFor();
  expect((await person.call(listAnswers)).answers).toHaveLength(1);
  expect(await drafts(phone.page)).not.toContain(mine);
});

test('a save whose reply is lost, and a second try, leave one answer as it was first saved', async () => {
  const person = await alone();
  const phone = await as(person);
  await writeAndAnalyze(phone);
  await loseReply(phone, '/api/individual-questions/save-answer');
  await press(phone, 'Save');
  await seeLasting(phone.page, 'Failed to save your answer. Please try again.');
  expect((await person.call(listAnswers)).answers).toHaveLength(1);
  await press(phone, 'Save');
  await button(phone.page, 'Next question').waitFor();
  const { answers } = await person.call(listAnswers);
  expect(answers).toMatchObject([{ userAnswer: { answerText: mine, updatedAt: null } }]);
});

test('without a connection there is no feedback, and the answer can be saved all the same', async () => {
  const phone = await as(await alone());
  await writeOn(phone);
  await cutOff(phone);
  await press(phone, 'Analyze');
  await seeLasting(phone.page, 'Analysis Unavailable: Unable to analyze your answer at this time.');
  await mend(phone);
  await press(phone, 'Try again');
  await phone.page.getByText('How it reads').waitFor();
  await press(phone, 'Save');
  await button(phone.page, 'Next question').waitFor();
});

test('feedback that comes late, on a text that was changed since, is dropped', async () => {
  const phone = await as(await alone());
  await writeOn(phone);
  const release = await hold(phone, '/api/analyze-answer');
  await press(phone, 'Analyze');
  await button(phone.page, 'Analyzing').waitFor();
  await field(phone.page).fill(`${mine} And you laughed.`);
  const late = phone.page.waitForResponse((reply) => reply.url().endsWith('/api/analyze-answer'));
  release();
  await (await late).finished();
  await press(phone, 'Analyze');
  await phone.page.getByText('How it reads').waitFor();
  expect(await field(phone.page).inputValue()).toBe(`${mine} And you laughed.`);
});

test('a draft survives a reload, and another question; saving and signing out clear it', async () => {
  const phone = await as(await alone());
  await writeOn(phone);
  await phone.page.reload();
  expect(await field(phone.page).inputValue()).toBe(mine);
  await press(phone, 'Skip');
  await field(phone.page).fill('Half a thought');
  await button(phone.page, 'Previous question').click();
  expect(await field(phone.page).inputValue()).toBe(mine);
  await press(phone, 'Analyze');
  await press(phone, 'Save');
  await button(phone.page, 'Next question').waitFor();
  expect(await drafts(phone.page)).not.toContain(mine);
  expect(await drafts(phone.page)).toContain('Half a thought');
  await signOut(phone.page);
  expect(await drafts(phone.page)).not.toContain('Half a thought');
});

test('sign-in without a connection keeps what was typed, and works when there is one', async () => {
  const phone = await visit();
  const person = await alone();
  await toPassword(phone, '');
  await button(phone.page, 'Back').click();
  await typeInto(phone, 'Enter your email', person.email);
  await press(phone, 'Continue');
  await typeInto(phone, 'Enter your password', person.password);
  await cutOff(phone);
  await press(phone, 'Sign In');
  await seeLasting(phone.page, 'Network error. Please check your internet connection and try again.');
  expect(await phone.page.getByPlaceholder('Enter your password').inputValue()).toBe(person.password);
  await mend(phone);
  await press(phone, 'Sign In');
  await seeDashboard(phone.page);
});

test('the questionnaire keeps its answers, and goes on when there is a connection', async () => {
  const phone = await asNewcomer();
  await phone.page.goto('/');
  await phone.page.getByLabel('Dating').waitFor();
  await cutOff(phone);
  await fillQuestionnaire(phone.page);
  await seeLasting(phone.page, 'Failed to save your information. Please try again.');
  expect(await phone.page.getByLabel('Dating').isChecked()).toBe(true);
  await mend(phone);
  await press(phone, 'Continue');
  await phone.page.getByRole('heading', { name: 'Invite Your Partner' }).waitFor();
});

test('a list that cannot be refreshed stays as it was', async () => {
  const [one] = await couple(server().url);
  await write(one, 1, mine);
  const phone = await as(one);
  await phone.page.goto('/dashboard#answers');
  await phone.page.getByText(mine).waitFor();
  await canToast(phone.page);
  await cutOff(phone);
  await press(phone, 'Refresh answers');
  await seeToast(phone.page, {
    title: 'Error',
    description: 'Failed to refresh answers',
    variant: 'destructive',
  });
  await phone.page.getByText(mine).waitFor();
});

test('a tab that could not be fetched says so, and is there after another try', async () => {
  const phone = await as(await alone());
  await phone.context.clock.install();
  await phone.page.goto('/dashboard');
  await phone.page.getByRole('button', { name: 'Love Talk' }).waitFor();
  await cutOff(phone);
  await phone.page.getByRole('tab', { name: 'Score' }).click();
  await seeLasting(phone.page, 'This part could not be loaded. What you have written is safe.');
  await mend(phone);
  await press(phone, 'Try Again');
  await phone.page.getByRole('heading', { name: 'Compatibility Score' }).waitFor();
});

test('on a poor connection everything comes, only later', async () => {
  const phone = await visit();
  const person = await newcomer(server().url, 'Nova');
  await slowDown(phone);
  await phone.page.goto('/');
  await phone.page.getByRole('link', { name: 'Sign in' }).first().click();
  await typeInto(phone, 'Enter your email', person.email);
  await press(phone, 'Continue');
  await typeInto(phone, 'Enter your password', person.password);
  await press(phone, 'Sign In');
  await button(phone.page, 'Signing in...').waitFor();
  await phone.page.getByRole('heading', { name: 'Loading your profile...' }).waitFor();
  await fillQuestionnaire(phone.page);
  await press(phone, 'Next');
  await phone.page.getByRole('heading', { name: 'Loading your dashboard...' }).waitFor();
  await openCategory(phone.page, 'Love Talk');
  await field(phone.page).fill(mine);
  await press(phone, 'Analyze');
  await press(phone, 'Save');
  await button(phone.page, 'Next question').waitFor();
});
