import { expect, test } from 'vitest';
import { tips } from '../content/tips.ts';
import { categories } from '../contract/categories.ts';
import { createInvite } from '../contract/invites.ts';
import { generateScore } from '../contract/score.ts';
import { guests } from './guests.ts';
import { addressOf, arriveAt, historyLength } from './history.ts';
import { openTab, seeDashboard } from './journeys.ts';
import { press, typeInto } from './moves.ts';
import { codeOf, couple, single, write } from './people.ts';

/** The dashboard: tabs in the address, the partner indicator, the three tabs' states. */
const { server, as, alone } = guests();

const words = (n: number, name: string) => `${name} ${n}: I felt close to you on Sunday, when you asked.`;

test('the tab lives in the hash: it survives reload, and back and forward walk through it', async () => {
  const { page } = await as(await alone());
  const chosen = (name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
  await page.goto('/dashboard');
  await chosen('Questions');
  const before = await historyLength(page);
  await openTab(page, 'Answers');
  await openTab(page, 'Score');
  await arriveAt(page, '/dashboard#score');
  expect(await historyLength(page)).toBe(before + 2);
  await page.reload();
  await chosen('Score');
  await page.goBack();
  await chosen('Answers');
  await page.goBack();
  await chosen('Questions');
  await page.goForward();
  await chosen('Answers');
  expect(addressOf(page)).toBe('/dashboard#answers');
});

test.each([
  ['#questions', 'Questions', 'Grow Closer, One Topic at a Time'],
  ['#answers', 'Answers', 'Recent Answers'],
  ['#score', 'Score', 'Compatibility Score'],
  ['#nonsense', 'Questions', 'Grow Closer, One Topic at a Time'],
  ['', 'Questions', 'Grow Closer, One Topic at a Time'],
])('the hash %s opens %s', async (hash, tab, heading) => {
  const { page } = await as(await alone());
  await page.goto(`/dashboard${hash}`);
  await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  await page.getByRole('heading', { name: heading }).waitFor();
});

test('Questions: six categories in a strip with arrows, five tips, a category and the way back', async () => {
  const { page } = await as(await alone());
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Tips for Better Answers' }).waitFor();
  for (const { title } of tips) await page.getByRole('heading', { name: title, exact: true }).waitFor();
  for (const { title } of categories) expect(await page.getByRole('button', { name: title }).count()).toBe(1);
  const strip = page.getByRole('list').filter({ hasText: 'Love Talk' });
  expect(await page.getByRole('button', { name: 'Scroll back' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Scroll on' }).click();
  await page.getByRole('button', { name: 'Scroll back' }).waitFor();
  const [left, half] = await strip.evaluate((list) => [list.scrollLeft, list.clientWidth / 2]);
  expect(Math.abs((left ?? 0) - (half ?? 0))).toBeLessThan(80);
  await page.getByRole('button', { name: 'Love Talk' }).click();
  await page.getByRole('heading', { name: 'Love Talk' }).waitFor();
  await page.getByRole('button', { name: 'Back to Categories' }).click();
  await page.getByRole('heading', { name: 'Grow Closer, One Topic at a Time' }).waitFor();
});

test('the partner indicator: nobody, an invitation, a partner', async () => {
  const [one, other] = [await alone(), await single(server().url, 'Bela')];
  const { page } = await as(one);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'No Partner Connected' }).click();
  await page.getByRole('dialog', { name: 'Invite Your Partner' }).waitFor();
  await one.call(createInvite, { body: { partnerEmail: null } });
  await page.reload();
  await page.getByRole('button', { name: 'Invitation Pending' }).click();
  await page.getByRole('dialog', { name: 'Your invitation is waiting' }).waitFor();
  await page.keyboard.press('Escape');
  const phone = await as(other);
  await phone.page.goto('/dashboard');
  await press(phone, 'Add Partner');
  await press(phone, 'No code? Invite your partner');
  await phone.page.getByRole('dialog', { name: 'Invite Your Partner' }).waitFor();
  await phone.page.keyboard.press('Escape');
  await press(phone, 'Add Partner');
  await phone.page.getByRole('dialog', { name: 'Connect with Your Partner' }).waitFor();
  await typeInto(phone, 'Enter the code', await codeOf(one));
  await press(phone, 'Check code');
  await phone.page.getByText('This code is from Sol. Is that right?').waitFor();
  await press(phone, 'Connect now');
  await phone.page.getByText('Connected with Partner').waitFor();
  await phone.page.locator('header').getByText(one.email, { exact: true }).waitFor();
  expect(await phone.page.getByRole('button', { name: 'Add Partner' }).count()).toBe(0);
});

test('Answers: empty, then each entry with its badge, by category, refreshed on demand', async () => {
  const [one, other] = await couple(server().url);
  const { page } = await as(one);
  await page.goto('/dashboard#answers');
  await page.getByText('No answers yet').waitFor();
  await page.getByRole('button', { name: 'Go to Questions' }).click();
  await arriveAt(page, '/dashboard#questions');
  await openTab(page, 'Answers');
  await write(one, 1, words(1, 'Ada'));
  await write(other, 2, words(2, 'Bela'));
  await write(one, 3, words(3, 'Ada'));
  await write(other, 3, words(3, 'Bela'));
  await page.getByRole('button', { name: 'Refresh answers' }).click();
  for (const badge of ['Both answered', 'Awaiting partner', 'Your turn'])
    await page.getByText(badge, { exact: true }).waitFor();
  await page.getByText('Answer this question first to unlock').waitFor();
  await page.getByText(words(3, 'Bela')).waitFor();
  await page.getByLabel('Filter by category').selectOption({ label: 'Moving In' });
  expect(await page.getByText('Both answered', { exact: true }).count()).toBe(0);
});

test('Answers: the filter stays through a question left by Back or by a tab, a reload and the other tabs', async () => {
  const [one] = await couple(server().url);
  await write(one, 1, words(1, 'Ada'));
  const { page } = await as(one);
  const filter = page.getByLabel('Filter by category');
  await page.goto('/dashboard#answers');
  await filter.selectOption({ label: 'Love Talk' });
  await arriveAt(page, '/dashboard?filter=love-questions#answers');
  await page.getByRole('link', { name: 'Change your answer' }).click();
  await page.getByRole('button', { name: 'Back to Categories' }).waitFor();
  await page.goBack();
  await expect.poll(() => filter.inputValue()).toBe('love-questions');
  await page.getByRole('link', { name: 'Change your answer' }).click();
  await page.getByRole('textbox').fill('Changed, and not saved yet.');
  await openTab(page, 'Answers');
  await expect.poll(() => filter.inputValue()).toBe('love-questions');
  await openTab(page, 'Questions');
  await page.getByRole('button', { name: 'Back to Categories' }).click();
  await openTab(page, 'Answers');
  await expect.poll(() => filter.inputValue()).toBe('love-questions');
  await page.reload();
  await expect.poll(() => filter.inputValue()).toBe('love-questions');
  await openTab(page, 'Score');
  await openTab(page, 'Answers');
  expect(await filter.inputValue()).toBe('love-questions');
  await filter.selectOption({ label: 'All categories' });
  await arriveAt(page, '/dashboard#answers');
});

test('Answers: each time the tab is opened it shows what the partner has answered since', async () => {
  const [one, other] = await couple(server().url);
  const { page } = await as(one);
  const turns = page.getByText('Your turn', { exact: true });
  await page.goto('/dashboard');
  await page.getByText('Not started').first().waitFor();
  for (const number of [1, 2]) {
    await write(other, number, words(number, 'Bela'));
    await openTab(page, 'Answers');
    await expect.poll(() => turns.count()).toBe(number);
    await openTab(page, 'Questions');
  }
});

test('Score: the invite card, No Score Yet, and the score', async () => {
  const lonely = await as(await alone());
  await lonely.page.goto('/dashboard#score');
  await lonely.page.getByRole('main').getByRole('button', { name: 'Invite Your Partner' }).click();
  await lonely.page.getByRole('dialog', { name: 'Invite Your Partner' }).waitFor();
  const [one, other] = await couple(server().url);
  const { page } = await as(one);
  await page.goto('/dashboard#score');
  await page.getByRole('heading', { name: 'No Score Yet' }).waitFor();
  for (const n of [1, 2, 3, 4, 5]) {
    await write(one, n, words(n, 'Ada'));
    await write(other, n, words(n, 'Bela'));
  }
  const { compatibilityScore, summary } = await other.call(generateScore);
  await page.reload();
  await page.getByText(`${compatibilityScore}%`, { exact: true }).first().waitFor();
  await page.getByText(summary).waitFor();
  await page.getByRole('heading', { name: 'Key Takeaways' }).waitFor();
  await seeDashboard(page);
});

test('a picture that cannot be shown leaves the letter', async () => {
  const phone = await as(await alone());
  const { page } = phone;
  const showing = (picture: string) =>
    phone.context.route('**/api/auth/login', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), profileImageUrl: picture } });
    });
  const picture = page.locator('header img');
  const letter = page.locator('header [aria-hidden]').getByText('S', { exact: true });
  const drawn = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";
  await showing(drawn);
  await page.goto('/dashboard');
  await picture.waitFor();
  expect(await letter.count()).toBe(0);
  phone.broken.add('/api/nowhere');
  await showing('/api/nowhere.png');
  await page.reload();
  await letter.waitFor();
  expect(await picture.count()).toBe(0);
});
