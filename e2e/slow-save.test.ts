import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listAnswers } from '../contract/answers.ts';
import type { Phone } from './browser.ts';
import { hold } from './edge.ts';
import { guests } from './guests.ts';
import { openTab } from './journeys.ts';
import { press } from './moves.ts';
import { loveQuestion } from './people.ts';

/** A save that takes long, and what is done meanwhile: nothing is lost, and no card tells anything else than the server. */
const { as, alone } = guests();

const saveAnswer = '/api/individual-questions/save-answer';
const mine = 'I felt close to you on Sunday, when you asked what I needed.';
const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const saveOnCard = async (phone: Phone, text: string): Promise<void> => {
  await field(phone.page).fill(text);
  await press(phone, 'Analyze');
  await press(phone, 'Save');
  await button(phone.page, 'Saving').waitFor();
};

/** Saves an answer that does not arrive yet, and comes back to its card by way of another tab. */
const leaveWhileSaving = async (phone: Phone): Promise<() => void> => {
  const { page } = phone;
  await page.goto(`/dashboard?category=love-questions&question=${loveQuestion(1)}#questions`);
  await field(page).waitFor();
  const release = await hold(phone, saveAnswer);
  await saveOnCard(phone, mine);
  await openTab(page, 'Answers');
  await openTab(page, 'Questions');
  await button(page, 'Save').waitFor();
  return release;
};

test('a card that was opened again meanwhile shows what has been saved', async () => {
  const phone = await as(await alone());
  const release = await leaveWhileSaving(phone);
  release();
  await button(phone.page, 'Next question').waitFor();
  await phone.page.getByText('Saved. You can change it whenever you like.').waitFor();
  expect(await field(phone.page).inputValue()).toBe(mine);
});

test('a card that was opened again and changed meanwhile saves after the first', async () => {
  const person = await alone();
  const phone = await as(person);
  const release = await leaveWhileSaving(phone);
  await saveOnCard(phone, `${mine} And you laughed.`);
  release();
  await button(phone.page, 'Next question').waitFor();
  const { answers } = await person.call(listAnswers);
  expect(answers).toMatchObject([{ userAnswer: { answerText: `${mine} And you laughed.` } }]);
});

test('another card saves too', async () => {
  const person = await alone();
  const phone = await as(person);
  const release = await leaveWhileSaving(phone);
  await press(phone, 'Skip');
  await phone.page.getByText('2 of', { exact: false }).first().waitFor();
  await saveOnCard(phone, 'You put the phone away and listened.');
  release();
  await button(phone.page, 'Next question').waitFor();
  await expect.poll(async () => (await person.call(listAnswers)).answers.length).toBe(2);
});
