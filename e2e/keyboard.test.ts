import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Phone } from './browser.ts';
import { pass } from './clock.ts';
import { styleOf } from './drawn.ts';
import { guests } from './guests.ts';
import { press, toPassword, typeInto } from './moves.ts';
import { enter } from './people.ts';

/** The on-screen keyboard: part 9. Zooming in shrinks what can be seen of the window, as a keyboard does. */
const { server, visit, alone } = guests();

const zoom = async ({ context, page }: Phone): Promise<(factor: number) => Promise<unknown>> => {
  const devtools: CDPSession = await context.newCDPSession(page);
  return (pageScaleFactor) => devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor });
};

const bar = (page: Page) => page.locator('[data-bottom-bar]');

/** Pixels between the lower edges of the bottom bar and of what can be seen; 0 when the bar stands just above. */
const gap = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const { height, offsetTop } = window.visualViewport;
    return Math.round(offsetTop + height - document.querySelector('[data-bottom-bar]').getBoundingClientRect().bottom);
  })()`);

const padding = (page: Page): Promise<string> => styleOf(page.locator('form'), 'padding-bottom');

type Step = readonly [name: string, height: number, reach: (phone: Phone) => Promise<unknown>];

const signUpEmail = (phone: Phone) => phone.page.goto('/auth/create-account');

const signUpPassword = async (phone: Phone): Promise<void> => {
  await signUpEmail(phone);
  await typeInto(phone, 'Enter your email', 'nova@example.org');
  await press(phone, 'Continue');
};

const signUpName = async (phone: Phone): Promise<void> => {
  await signUpPassword(phone);
  await typeInto(phone, 'Enter your password', 'correct horse');
  await press(phone, 'Continue');
};

const steps: readonly Step[] = [
  ['sign-up, email', 92, signUpEmail],
  ['sign-up, password', 88, signUpPassword],
  ['sign-up, name', 90, signUpName],
  ['sign-in, email', 88, (phone) => phone.page.goto('/auth/sign-in')],
  ['sign-in, password', 88, (phone) => toPassword(phone, '')],
];

test.each(steps)(
  '%s: the bottom button stands above the keyboard, over %i px and 16, and 20 more',
  async (_, height, reach) => {
    const phone = await visit({ isMobile: true });
    const zoomTo = await zoom(phone);
    await reach(phone);
    await bar(phone.page).waitFor();
    expect(await gap(phone.page)).toBe(0);
    expect(await padding(phone.page)).toBe(`${height + 16}px`);
    await zoomTo(1.6);
    await expect.poll(() => padding(phone.page)).toBe(`${height + 16 + 20}px`);
    await expect.poll(() => gap(phone.page)).toBe(0);
    await zoomTo(1);
    await expect.poll(() => padding(phone.page)).toBe(`${height + 16}px`);
    expect(await gap(phone.page)).toBe(0);
  },
);

/** Waits until the page is at this scale, and then for every delay of the keyboard's rule. */
const seeScale = async (phone: Phone, scale: number): Promise<void> => {
  await expect.poll(() => phone.page.evaluate('window.visualViewport.scale')).toBeCloseTo(scale);
  await pass(phone, 500);
};

test('an answer’s button stands above the keyboard however long the answer is', async () => {
  const phone = await visit({ isMobile: true });
  await enter(phone, await alone(), server().url);
  const { page } = phone;
  const zoomTo = await zoom(phone);
  await page.goto('/dashboard?category=love-questions#questions');
  await page.getByRole('textbox').fill('I felt so at ease when you laughed. '.repeat(14));
  await page.getByRole('button', { name: 'Analyze' }).waitFor();
  await zoomTo(1.6);
  const room = `(() => {
    const { height, offsetTop } = window.visualViewport;
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Analyze');
    return Math.round(offsetTop + height - button.getBoundingClientRect().bottom);
  })()`;
  await expect.poll(() => page.evaluate<number>(room)).toBeGreaterThanOrEqual(0);
});

test('a little less to see is no keyboard', async () => {
  const phone = await visit({ isMobile: true });
  await phone.context.clock.install();
  const zoomTo = await zoom(phone);
  await signUpEmail(phone);
  await bar(phone.page).waitFor();
  await zoomTo(1.2);
  await seeScale(phone, 1.2);
  expect(await padding(phone.page)).toBe('108px');
});

test('from 768 px on the button stands in the form, and nothing is lifted', async () => {
  const phone = await visit({ isMobile: true, viewport: { width: 768, height: 1024 } });
  await phone.context.clock.install();
  const zoomTo = await zoom(phone);
  await signUpEmail(phone);
  await bar(phone.page).waitFor();
  expect(await styleOf(bar(phone.page), 'position')).toBe('static');
  await zoomTo(1.6);
  await seeScale(phone, 1.6);
  expect(await padding(phone.page)).toBe('0px');
});
