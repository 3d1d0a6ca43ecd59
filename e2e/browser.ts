import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

/** Width and height of a phone in CSS pixels. */
const phone = { width: 390, height: 844 };

const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One person's phone: a browser profile of its own, and what went wrong on its pages. */
export type Phone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the console and uncaught errors, in order. */
  readonly complaints: string[];
  /** Bodies of all replies of the API so far. */
  readonly received: string[];
};

/** The browser itself reports every 404, and before the first score the specification wants one. */
const expected = /status of 404 .*\/api\/compatibility\/score$/;

const listen = (page: Page, complaints: string[], received: string[]): void => {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !expected.test(line)) complaints.push(line);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
};

/** The file's browser; each call of the function that it gives opens another phone. */
export const phones = (): ((baseURL: string) => Promise<Phone>) => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.AFTERGLOW_BROWSER ?? '/usr/bin/chromium',
      args: switches,
    });
  });
  afterAll(async () => browser?.close());
  return async (baseURL) => {
    if (!browser) throw new Error('the browser starts before the first test');
    const context = await browser.newContext({
      baseURL,
      viewport: phone,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(15_000);
    const [complaints, received]: [string[], string[]] = [[], []];
    const page = await context.newPage();
    listen(page, complaints, received);
    return { context, page, complaints, received };
  };
};
