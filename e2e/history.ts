import type { Page } from 'playwright-core';

const pathOf = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;

/** Path, query and hash of the page that is open. */
export const addressOf = (page: Page): string => pathOf(new URL(page.url()));

/** Waits until the browser has arrived at this path, query and hash. */
export const arriveAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL((url) => pathOf(url) === address);

/** How many pages the tab's history holds. */
export const historyLength = (page: Page): Promise<number> => page.evaluate<number>('history.length');

/** Path, query and hash of each page to which Back leads from here, and of this one, the oldest first. */
export const trail = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
  await devtools.detach();
  const addresses = entries.slice(0, currentIndex + 1).map(({ url }) => new URL(url));
  return addresses.filter(({ host }) => host !== '').map(pathOf);
};

/** A page from which a journey starts, so that going back has somewhere to lead. */
export const startAt = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  return historyLength(page);
};

/** True while the document that this was called on last is still there: no full navigation since. */
export const mark = (page: Page): Promise<unknown> => page.evaluate('window.marked = true');
export const isMarked = (page: Page): Promise<boolean> => page.evaluate<boolean>('window.marked === true');

/** What local storage holds under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate<string | null>(`localStorage.getItem(${JSON.stringify(key)})`);

export const store = (page: Page, key: string, value: string): Promise<unknown> =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`);
