import type { Page } from 'playwright-core';
import { brand } from '../contract/brand.ts';
import { violations } from './axe.ts';
import type { Phone } from './browser.ts';
import { sideways } from './reach.ts';

/** What a screen reader or a keyboard would stumble over on the page as it is, and whether it is too wide. */
export const obstacles = async (page: Page): Promise<string[]> => [
  ...(await violations(page)),
  ...(await sideways(page)),
];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page has drawn this heading. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

/** What the pages and dialogs of leaving put in somebody's way, each under its name. */
export const obstaclesOfLeaving = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  const look = async (name: string) => {
    for (const obstacle of await obstacles(page)) found.push(`${name}: ${obstacle}`);
  };
  for (const path of ['/settings/print', '/privacy', '/help', '/settings']) {
    await page.goto(path);
    // While somebody is waited for there is a heading as well, and for a moment after it nothing.
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Loading' }).waitFor();
    if (path === '/settings') await page.getByRole('button', { name: 'End this connection' }).waitFor();
    await look(path);
  }
  for (const name of ['End this connection', 'Delete my account']) {
    await press(page, name);
    await page.getByRole('dialog').waitFor();
    await look(name);
    await press(page, 'Close');
  }
  return found;
};

/** The page of the account, by way of the menu in the header. */
export const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/dashboard');
  await press(page, 'Settings');
  await page.getByRole('menuitem', { name: 'Account and Data' }).click();
  await heading(page, 'Account and data');
};

/** Stands in for the neutral page. */
export const neutralPage = async ({ context }: Phone): Promise<void> => {
  const page = { contentType: 'text/html', body: '<title>Neutral</title>' };
  await context.route(`${brand.quickExitTo}**`, (route) => route.fulfill(page));
};

const seen = 'seen-at-navigation';

/** Has the page note, in the moment in which it goes elsewhere, what somebody beside could still see of it. */
export const watchGoing = (page: Page): Promise<void> =>
  page.evaluate(`navigation.addEventListener('navigate', () => sessionStorage.setItem('${seen}',
    JSON.stringify([document.documentElement.getClientRects().length, document.title])))`);

/** What was noted; asked for on a page of the same site. */
export const seenInGoing = (page: Page): Promise<string | null> =>
  page.evaluate(`(() => { const noted = sessionStorage.getItem('${seen}');
    sessionStorage.removeItem('${seen}'); return noted; })()`);
