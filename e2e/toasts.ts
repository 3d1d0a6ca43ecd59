import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A toast as the specification names it; without a description any will do. */
export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
};

export const anyToast = (page: Page): Locator => page.locator('[data-variant]');

/** The toast with exactly these words in exactly this variant. */
export const toastOf = (page: Page, { title, description, variant = 'default' }: Toast): Locator => {
  const titled = page
    .locator(`[data-variant="${variant}"]`)
    .filter({ has: page.getByText(title, { exact: true }) });
  return description === undefined
    ? titled
    : titled.filter({ has: page.getByText(description, { exact: true }) });
};

export const seeToast = (page: Page, toast: Toast): Promise<void> => toastOf(page, toast).waitFor();

const fetched = `(() => {
  const links = [...document.head.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]')];
  const toaster = links.find(({ href }) => /toaster.*\\.js$/.test(href));
  const isThere = ({ href }) => performance.getEntriesByName(href).length > 0;
  return toaster && links.every(isThere) ? toaster.href : null;
})()`;

/** Waits until what shows toasts has been fetched with all that it needs, so that a toast needs no connection. */
export const canToast = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate<string | null>(fetched)).not.toBeNull();
  await page.evaluate(`import(${JSON.stringify(await page.evaluate<string>(fetched))})`);
};

/** Waits for a text that stands on the screen itself, where it stays when the toast has gone. */
export const seeLasting = (page: Page, text: string): Promise<void> =>
  page.locator('main, header, [role="dialog"]').getByText(text).filter({ visible: true }).first().waitFor();
