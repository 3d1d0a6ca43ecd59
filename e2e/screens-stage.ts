import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { People, Who } from './screens-people.ts';
import type { Step } from './screens-steps.ts';

/** Widths in CSS pixels, each with the height of a usual window. */
export const windows = { 320: 568, 390: 844, 768: 1024, 1280: 800 } as const;
export type Width = keyof typeof windows;

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** One state of one screen: who looks, the steps that lead there, and how the picture is framed. */
export type Shot = {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Nobody is signed in when absent. */
  readonly who?: Who;
  /** Only what the window shows, as for a dialog; otherwise the page to its end. */
  readonly inWindow?: boolean;
};

export const shot = (
  name: string,
  steps: readonly Step[],
  how: Pick<Shot, 'who' | 'inWindow'> = {},
): Shot => ({ name, steps, ...how });

/** Timers this long or longer never run out, so that toasts and notices stay to be looked at. Milliseconds. */
const longest = 1500;

const holdTimers = `(() => {
  const start = window.setTimeout;
  window.setTimeout = (work, delay, ...rest) => (delay >= ${longest} ? 0 : start(work, delay, ...rest));
})()`;

/** Brings the fonts into the cache: a page does not wait for them, and would now and then be drawn without. */
const warmUp = async (page: Page): Promise<void> => {
  await page.goto('/privacy');
  await page.evaluate('document.fonts.ready');
};

/** A page in a browser profile of its own, brought into the state; who looks has answered about counting. */
export const openPage = async (
  browser: Browser,
  url: string,
  { who, steps }: Shot,
  people: People,
  more: BrowserContextOptions = {},
): Promise<Page> => {
  const storageState = who === undefined ? undefined : (await people(who)).session;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: windows[390] },
    reducedMotion: 'reduce',
    hasTouch: true,
    ...(storageState ? { storageState } : {}),
    ...more,
  });
  await context.addCookies([{ name: 'afterglow_consent', value: 'no', url }]);
  await context.addInitScript(holdTimers);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await warmUp(page);
  for (const step of steps) await step(page, people);
  return page;
};

/** Two frames and a moment: long enough for what follows the size of the window. */
const settled =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 90))))';

/** Sets the window, and makes it as high as the page unless only the window is wanted. */
const frame = async (page: Page, width: Width, inWindow: boolean): Promise<void> => {
  const height = windows[width];
  await page.setViewportSize({ width, height });
  await page.evaluate(settled);
  if (inWindow) return;
  const whole = Number(await page.evaluate('document.documentElement.scrollHeight'));
  if (whole <= height) return;
  await page.setViewportSize({ width, height: whole });
  await page.evaluate(settled);
};

/** Which of the pictures are wanted. */
export type Wanted = { readonly widths: readonly Width[]; readonly themes: readonly Theme[] };

/** Takes the picture in every wanted width and theme, into a folder for each. */
export const takePictures = async (
  page: Page,
  { name, inWindow = false }: Shot,
  folder: string,
  wanted: Wanted,
): Promise<void> => {
  for (const theme of wanted.themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const width of wanted.widths) {
      const place = join(folder, `${width}-${theme}`);
      await mkdir(place, { recursive: true });
      await frame(page, width, inWindow);
      await page.screenshot({ path: join(place, `${name}.png`) });
    }
  }
};
