import type { Locator, Page } from 'playwright-core';

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

/** Waits for a text that stands on the screen itself, where it stays when the toast has gone. */
export const seeLasting = (page: Page, text: string): Promise<void> =>
  page.locator('main, header, [role="dialog"]').getByText(text).filter({ visible: true }).first().waitFor();
