import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold } from './edge.ts';
import { enterOn, seeFocus, tabTo } from './focus.ts';
import { guests } from './guests.ts';
import { addressOf } from './history.ts';
import { codeOf, couple, write } from './people.ts';

/** The main job of one person without a pointer: Tab, Enter, Space and arrows. Each step takes the focus to itself. */
const { server, visit, as, alone } = guests();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const type = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

const signUp = async (page: Page): Promise<void> => {
  await enterOn(page.getByRole('link', { name: 'Create an account' }).first());
  await seeFocus(page.getByPlaceholder('Enter your email'));
  await type(page, `nova-${crypto.randomUUID()}@example.org`);
  await seeFocus(page.getByPlaceholder('Enter your password'));
  await type(page, 'correct horse');
  await seeFocus(page.getByLabel('First name'));
  await page.keyboard.type('Nova');
  await tabTo(page.getByLabel('Last name'));
  await type(page, 'Test');
};

const fillQuestionnaire = async (page: Page): Promise<void> => {
  await seeFocus(heading(page, 'Tell us about yourself'));
  await tabTo(page.getByLabel('Male', { exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page.getByLabel('Single'));
  await page.keyboard.press('ArrowDown');
  await seeFocus(page.getByLabel('Dating'));
  await enterOn(button(page, 'Continue'));
  await seeFocus(page.getByLabel('Living together'));
  await page.getByText('Please select your living arrangement').waitFor();
  await page.keyboard.press('Space');
  await tabTo(page.getByLabel('Yes', { exact: true }));
  await page.keyboard.press('ArrowRight');
  await enterOn(button(page, 'Continue'));
};

const connect = async (page: Page, code: string): Promise<void> => {
  await seeFocus(heading(page, 'Invite Your Partner'));
  await tabTo(page.getByPlaceholder('Enter the code'));
  await type(page, code.toLowerCase());
  await seeFocus(heading(page, 'Success! You have made it official'));
  await enterOn(button(page, 'Continue'));
};

const answer = async (page: Page): Promise<void> => {
  await tabTo(page.getByRole('textbox', { name: 'Your answer' }));
  await page.keyboard.type('I felt close to you on Sunday, when you asked what I needed.');
  await enterOn(button(page, 'Analyze'));
  await button(page, 'Save').waitFor();
  await seeFocus(button(page, 'Save'));
  await page.keyboard.press('Enter');
};

test('from the landing page to the reveal, the next question, the other tabs and out', async () => {
  const partner = await alone();
  await write(partner, 1, 'Ninety violins and one burnt omelette.');
  const { page } = await visit();
  await page.goto('/');
  await signUp(page);
  await fillQuestionnaire(page);
  await connect(page, await codeOf(partner));
  await enterOn(page.getByRole('button', { name: 'Love Talk' }));
  await seeFocus(heading(page, 'Love Talk'));
  await answer(page);
  await seeFocus(page.getByRole('heading', { name: /Here you both are|Saved/ }));
  await enterOn(button(page, 'Next question'));
  await seeFocus(page.getByRole('main').getByRole('heading', { level: 2 }).first());
  await enterOn(button(page, 'Skip'));
  await page.getByText('3 of').waitFor();
  await tabTo(page.getByRole('tab', { name: 'Questions' }), 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await seeFocus(page.getByRole('tab', { name: 'Answers' }));
  await heading(page, 'Recent Answers').waitFor();
  await page.keyboard.press('ArrowRight');
  await seeFocus(page.getByRole('tab', { name: 'Score' }));
  await heading(page, 'Compatibility Score').waitFor();
  expect(addressOf(page)).toMatch(/#score$/);
  await tabTo(button(page, 'Settings'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await seeFocus(page.getByRole('menuitem').first());
  await page.keyboard.press('End');
  await seeFocus(page.getByRole('menuitem', { name: 'Sign Out' }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Create an account' }).first().waitFor();
});

test('from the answers to the field of a question, which takes the focus; a refresh keeps it', async () => {
  const [one] = await couple(server().url);
  await write(one, 9, 'You hum while you look for your keys.');
  const phone = await as(one);
  const { page } = phone;
  await page.goto('/dashboard#answers');
  const refresh = button(page, 'Refresh answers');
  await refresh.waitFor();
  const letList = await hold(phone, '/api/individual-answers');
  await enterOn(refresh);
  await expect.poll(() => refresh.getAttribute('aria-busy')).toBe('true');
  await seeFocus(refresh);
  letList();
  await expect.poll(() => refresh.getAttribute('aria-busy')).toBeNull();
  await seeFocus(refresh);
  await enterOn(page.getByRole('link', { name: /^Change your answer to/ }));
  await seeFocus(page.getByRole('textbox', { name: 'Your answer' }));
  expect(await page.evaluate('window.scrollY')).toBe(0);
});
