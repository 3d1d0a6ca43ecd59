import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { violations } from './axe.ts';
import { phones } from './browser.ts';
import { house } from './house.ts';
import { enlargeText, sideways, smallTargets } from './reach.ts';
import { allShots } from './screens-all.ts';
import { type People, people, type Who } from './screens-people.ts';
import type { Shot } from './screens-stage.ts';
import { unheard } from './unheard.ts';

/** Every screen, dialog, toast and state of `npm run screens`, for everybody. */
const model = { MODEL_URL: 'https://models.example/v1', MODEL_NAME: 'never-asked' };
const server = house({ TAG_MANAGER: 'GTM-SCREENS', ...model });
const openPhone = phones();

/** A window or a picture of what another shot shows already. */
const isRepeated = ({ name }: Shot): boolean => /-window$|^picture-|-official$/.test(name);

/** Holds back a request that the browser may let through when the page closes, and that would change who looks. */
const changesWho = ({ name }: Shot): boolean => /-saving$/.test(name);

const all = allShots.filter((shot) => !isRepeated(shot));

const shots = [...all.filter((shot) => !changesWho(shot)), ...all.filter(changesWho)];

/** Toasts and notices stay. */
const holdTimers = `(() => {
  const start = window.setTimeout;
  window.setTimeout = (work, delay, ...rest) => (delay >= 1500 ? 0 : start(work, delay, ...rest));
})()`;

let browser: Browser;
let known: People;
const contexts = new Map<Who | undefined, BrowserContext>();

beforeAll(async () => {
  const { context } = await openPhone(server().url);
  const own = context.browser();
  if (!own) throw new Error('a phone belongs to a browser');
  browser = own;
  known = people(browser, server().url);
  for (const { who } of shots) if (who) await known(who);
});

const contextOf = async (who: Who | undefined): Promise<BrowserContext> => {
  const made = contexts.get(who);
  if (made) return made;
  const session = who && (await known(who)).session;
  const options = session ? { storageState: session } : {};
  const { context } = await openPhone(server().url, options);
  await context.addInitScript(holdTimers);
  contexts.set(who, context);
  return context;
};

const openPage = async (who: Who | undefined): Promise<Page> => {
  const page = await (await contextOf(who)).newPage();
  onTestFinished(() => page.close());
  return page;
};

const reach = async ({ who, steps }: Shot): Promise<Page> => {
  const context = await contextOf(who);
  await context.addCookies([{ name: 'afterglow_consent', value: 'no', url: server().url }]);
  const page = await openPage(who);
  for (const step of steps) await step(page, known);
  await page.locator('h1').first().waitFor();
  return page;
};

test.each<[path: string, title: string, who?: Who]>([
  ['/', 'Afterglow: your post-intimacy feedback app'],
  ['/auth/create-account', 'Create an account | Afterglow'],
  ['/auth/sign-in', 'Sign in | Afterglow'],
  ['/auth/reset?token=abc', 'Choose a new password | Afterglow'],
  ['/nowhere', '404 Page Not Found | Afterglow'],
  ['/help', 'Help lines | Afterglow'],
  ['/', 'Tell us about yourself | Afterglow', 'newcomer'],
  ['/dashboard', 'Dashboard | Afterglow', 'alone'],
  ['/settings', 'Account and data | Afterglow', 'alone'],
])('%s has the title %s', async (path, title, who) => {
  const page = await openPage(who);
  await page.goto(path);
  await expect.poll(() => page.title()).toBe(title);
});

test('a toast is announced, and what is wrong with a field is tied to it', async () => {
  const page = await openPage(undefined);
  await page.route('**/identity/sign-in/email', (route) => route.abort());
  await page.goto('/auth/sign-in');
  const field = page.getByPlaceholder('Enter your email');
  const described = async () => {
    const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
    return Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).innerText()));
  };
  await field.fill('nova@');
  expect(await described()).toContain('Please enter a valid email address');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('nova@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByPlaceholder('Enter your password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('status').filter({ hasText: 'Sign in failed' }).first().waitFor({ state: 'attached' });
});

test.each(shots)('$name', async (shot) => {
  const page = await reach(shot);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  expect(await page.title()).toContain('Afterglow');
  expect(await violations(page)).toEqual([]);
  expect(await unheard(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast'])).toEqual([]);
  await enlargeText(page, 200);
  expect(await sideways(page)).toEqual([]);
  await enlargeText(page, 100);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sideways(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});
