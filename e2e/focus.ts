import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Presses of Tab after which a control counts as out of reach. */
const far = 40;

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement);

/** Waits until this has the focus. */
export const seeFocus = async (locator: Locator): Promise<void> => {
  await locator.waitFor({ state: 'attached' });
  await expect.poll(() => isFocused(locator)).toBe(true);
};

/** True while whatever has the focus shows that it has it: by an outline of its own or of the card around it. */
const isFocusShown = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const drawn = (element) => getComputedStyle(element).outlineStyle !== 'none';
    const { activeElement } = document;
    return drawn(activeElement) || drawn(activeElement.closest('label') ?? activeElement);
  })()`);

/** Goes on by Tab, or back by Shift+Tab, until this control has the focus; each stop on the way must be seen. */
export const tabTo = async (locator: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const page = locator.page();
  await locator.waitFor();
  for (let presses = 0; presses < far; presses += 1) {
    await page.keyboard.press(key);
    const where = await page.evaluate<string>('document.activeElement.outerHTML.slice(0, 120)');
    expect([where, await isFocusShown(page)]).toEqual([where, true]);
    if (await isFocused(locator)) return;
  }
  throw new Error(`${far} presses of ${key} do not lead to ${locator}`);
};

/** Goes to a control by Tab and presses Enter. */
export const enterOn = async (locator: Locator): Promise<void> => {
  await tabTo(locator);
  await locator.page().keyboard.press('Enter');
};
