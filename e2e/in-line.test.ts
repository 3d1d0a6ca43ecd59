import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listQuestions } from '../contract/questions.ts';
import { intercept } from './edge.ts';
import { guests } from './guests.ts';
import { couple, write } from './people.ts';

/** What stands in line with what, and how far from it. */
const { server, as, alone } = guests();

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator} is not on the page`);
  return box;
};

/** The left edge in whole pixels. */
const leftOf = async (locator: Locator): Promise<number> => Math.round((await boxOf(locator)).x);

const heartsOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ hasText: name }).locator('svg').first();

test.each([320, 360, 390])('%i pixels wide, the hearts of both begin below one another', async (width) => {
  const [one, other] = await couple(server().url);
  for (const number of [1, 2, 3, 4, 5]) {
    await write(one, number, 'The corner by the window.');
    await write(other, number, 'The one by the door.');
  }
  const { page } = await as(one);
  await page.setViewportSize({ width, height: 640 });
  await page.goto('/dashboard#score');
  await page.getByText('enough', { exact: true }).first().waitFor();
  const [yours, theirs] = [heartsOf(page, 'You'), heartsOf(page, 'Partner')];
  expect(await leftOf(theirs)).toBe(await leftOf(yours));
  for (const name of ['You', 'Partner']) {
    const words = await boxOf(page.getByRole('listitem').getByText(name, { exact: true }));
    expect((await boxOf(heartsOf(page, name))).x).toBeGreaterThan(words.x + words.width);
  }
});

test('in a wide window the categories stand in line with their heading', async () => {
  const { page } = await as(await alone());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: 'Categories', exact: true });
  await heading.waitFor();
  expect(await leftOf(page.getByRole('button', { name: 'Amazing Sex' }))).toBe(await leftOf(heading));
});

test('what is said of questions that could not be loaded keeps clear of the title', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  await intercept(phone, listQuestions.path.replace('/{category}', ''), 'cut');
  await page.goto('/dashboard?category=love-questions#questions');
  const button = page.getByRole('button', { name: 'Try Again' });
  await button.waitFor();
  const title = await boxOf(page.getByRole('heading', { name: 'Love Talk' }));
  const card = await boxOf(page.getByRole('alert').locator('..'));
  expect(card.y - (title.y + title.height)).toBeGreaterThanOrEqual(16);
});
