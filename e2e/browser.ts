import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

/** Width and height of a phone in CSS pixels. */
const phone = { width: 390, height: 844 };

/** Milliseconds after which something that should have appeared counts as missing. */
const patience = 30_000;

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
  /** Errors and warnings of the console and uncaught errors of all its pages, in order. */
  readonly complaints: string[];
  /** Bodies of all replies of the API so far. */
  readonly received: string[];
  /** Addresses at which a test makes the network fail on purpose; the browser may report those. */
  readonly broken: Set<string>;
};

export type OpenPhone = (baseURL: string, options?: BrowserContextOptions) => Promise<Phone>;

/** The browser itself reports every 404, and before the first score the specification wants one. */
const expected = /status of 404 .*\/api\/compatibility\/score$/;

const isMeant = (line: string, broken: ReadonlySet<string>): boolean =>
  expected.test(line) ||
  (line.startsWith('Failed to load resource') && [...broken].some((address) => line.includes(address)));

const listen = (page: Page, { complaints, received, broken }: Omit<Phone, 'context' | 'page'>): void => {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !isMeant(line, broken)) complaints.push(line);
  });
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
};

const open = async (browser: Browser, baseURL: string, options: BrowserContextOptions): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patience);
  const notes = { complaints: [], received: [], broken: new Set<string>() };
  context.on('page', (page) => listen(page, notes));
  return { context, page: await context.newPage(), ...notes };
};

/** The file's browser; each call of the function that it gives opens another phone. */
export const phones = (): OpenPhone => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.AFTERGLOW_BROWSER ?? '/usr/bin/chromium',
      args: switches,
    });
  });
  afterAll(async () => browser?.close());
  return async (baseURL, options = {}) => {
    if (!browser) throw new Error('the browser starts before the first test');
    return open(browser, baseURL, options);
  };
};
