import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Phone } from './browser.ts';
import { seeFocus } from './focus.ts';
import { guests } from './guests.ts';
import { fillQuestionnaire } from './journeys.ts';
import { press } from './moves.ts';
import { codeOf, couple, loveQuestion, type Person, write } from './people.ts';
import { atRest, brokenWords, enlargeText, sideways } from './reach.ts';

/** Large letters, and low windows. */
const { server, visit, as, alone, asNewcomer } = guests();

const openCard = async (person: Person): Promise<Phone> => {
  const phone = await as(person);
  await phone.page.goto(`/dashboard?category=love-questions&question=${loveQuestion(1)}#questions`);
  await phone.page.getByRole('textbox').fill('I felt close to you on Sunday, when you asked what I needed.');
  return phone;
};

const expectWholeWords = async (page: Page, places: string): Promise<void> => {
  for (const percent of [150, 200]) {
    await enlargeText(page, percent);
    expect(await brokenWords(page, places)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
  }
};

test('large letters break no word of the header, the tabs and the feedback', async () => {
  const [one] = await couple(server().url);
  const phone = await openCard(one);
  await press(phone, 'Analyze');
  await phone.page.getByRole('region', { name: 'Feedback' }).waitFor();
  await expectWholeWords(phone.page, 'h1, [role="tablist"], section[aria-label="Feedback"] h3');
  await phone.page.goto('/dashboard');
  await phone.page.getByText('Connected with Partner').waitFor();
  await expectWholeWords(phone.page, 'header, [role="tablist"]');
});

test('large letters break no word beside Add Partner, and the five hearts stay in their box', async () => {
  const { page } = await as(await alone());
  await page.goto('/dashboard');
  await page.getByText('No Partner Connected').waitFor();
  await expectWholeWords(page, 'header');
  const [one] = await couple(server().url);
  const { page: score } = await as(one);
  await score.goto('/dashboard#score');
  await score.getByText('5 more').first().waitFor();
  await enlargeText(score, 200);
  const wide =
    '[...document.querySelectorAll("main ul")].filter((e) => e.scrollWidth > e.clientWidth).length';
  expect(await score.evaluate<number>(wide)).toBe(0);
});

test.each([
  [844, 390],
  [320, 568],
])(
  'in a window of %i by %i the buttons of a card stand below its field, not in front',
  async (width, height) => {
    const { page } = await openCard(await alone());
    await page.setViewportSize({ width, height });
    await page.evaluate('scrollTo(0, 0)');
    const field = await page.getByRole('textbox').boundingBox();
    const skip = await page.getByRole('button', { name: 'Skip' }).boundingBox();
    expect(skip?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  },
);

const small = [
  [360, 640],
  [320, 568],
] as const;

/** Pixels of the field that can be seen above the tabs, and above the buttons where they stand before it. */
const fieldInSight = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const { left, top, bottom } = document.querySelector('textarea').getBoundingClientRect();
    for (let y = Math.ceil(top); y < bottom; y += 1)
      if (document.elementFromPoint(left + 30, y)?.tagName !== 'TEXTAREA') return y - top;
    return bottom - top;
  })()`);

/** Two lines of what is written, with the space above them. */
const twoLines = 12 + 2 * 26;

test.each(small)('in a window of %i by %i a question opens with room to write', async (width, height) => {
  for (const person of [await alone(), (await couple(server().url))[0]]) {
    const { page } = await as(person);
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard?category=love-questions#questions');
    await page.getByRole('textbox').waitFor();
    await atRest(page);
    expect(await fieldInSight(page)).toBeGreaterThan(twoLines);
    expect(await sideways(page)).toEqual([]);
  }
});

test.each(small)(
  'in a window of %i by %i a change of an answer begins in its field',
  async (width, height) => {
    const person = await alone();
    for (const number of [1, 2, 3]) await write(person, number, 'You hum while you look for your keys.');
    const { page } = await as(person);
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard#answers');
    await page
      .getByRole('link', { name: /^Change your answer/ })
      .last()
      .click();
    await seeFocus(page.getByRole('textbox', { name: 'Your answer' }));
    await expect.poll(() => fieldInSight(page)).toBeGreaterThan(twoLines);
  },
);

/** True when the end of something is neither below the window nor behind what stays in its place. */
const endIsInSight = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect();
    return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, bottom - 4));
  });

test.each([[390, 844] as const, ...small])(
  'in a window of %i by %i nothing hides what a press has brought',
  async (width, height) => {
    const [one, other] = await couple(server().url);
    await write(one, 1, 'The window.');
    await write(other, 1, 'The sofa by the stove.');
    const phone = await as(one);
    const { page } = phone;
    await page.setViewportSize({ width, height });
    await page.goto(`/dashboard?category=love-questions&question=${loveQuestion(1)}#questions`);
    await page.getByRole('tab', { name: 'Partner', exact: true }).click();
    await expect.poll(() => endIsInSight(page.getByText('The sofa by the stove.'))).toBe(true);
    await page.getByRole('button', { name: 'Same page' }).click();
    await expect.poll(() => endIsInSight(page.getByText('once they have tapped too'))).toBe(true);
    await page.getByRole('tab', { name: 'Your answer', exact: true }).click();
    await page.getByText('Saved. You can change it whenever you like.').scrollIntoViewIfNeeded();
    const saved = page.getByText('Saved. You can change it whenever you like.');
    await expect.poll(() => endIsInSight(saved)).toBe(true);
  },
);

const longAnswer = 'I felt so at ease when you laughed. '.repeat(14);

test('where the keyboard has taken half of the window, a long answer leaves room for Analyze', async () => {
  const phone = await openCard(await alone());
  const { page } = phone;
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await page.setViewportSize({ width: 390, height: 450 });
  await field.fill(longAnswer);
  const analyze = page.getByRole('button', { name: 'Analyze' });
  await expect.poll(() => endIsInSight(analyze)).toBe(true);
  await expect.poll(() => fieldInSight(page)).toBeGreaterThan(twoLines);
  expect(await page.getByRole('tab', { name: 'Score' }).isVisible()).toBe(false);
  await press(phone, 'Analyze');
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Score' }).waitFor();
});

test('on a small phone the invite step opens at its top, where the code stands', async () => {
  const { page } = await asNewcomer();
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await fillQuestionnaire(page);
  await page.getByRole('heading', { name: 'Invite Your Partner' }).waitFor();
  expect(await page.evaluate('scrollY')).toBe(0);
});

test.each([
  [320, 568],
  [360, 640],
])('in a window of %i by %i somebody who is invited sees the way in', async (width, height) => {
  const { page } = await visit({ viewport: { width, height } });
  const code = await codeOf(await alone());
  for (const address of [`/join?code=${code}`, `/?code=${code}`]) {
    await page.goto(address);
    await page.getByText('You have an invitation.').waitFor();
    await atRest(page);
    const button = await page.getByRole('link', { name: 'Create an account' }).boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await sideways(page)).toEqual([]);
  }
});
