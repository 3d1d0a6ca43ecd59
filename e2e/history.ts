import type { Page } from 'playwright-core';

/** Path, query and hash of the page that is open. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
};

/** Waits until the browser has arrived at this path, query and hash. */
export const arriveAt = (page: Page, address: string): Promise<void> =>
  page.waitForURL(({ pathname, search, hash }) => `${pathname}${search}${hash}` === address);

/** How many pages the tab's history holds. */
export const historyLength = (page: Page): Promise<number> => page.evaluate<number>('history.length');

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
