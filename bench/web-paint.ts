import type { Browser } from 'playwright-core';
import { median, say, summary } from './figures.ts';
import { type Marks, newPhone, readMarks, slowDown, slowNetwork } from './web-marks.ts';
import { startReplays } from './web-replay.ts';

const rounds = 5;
const cpu = 4;

/** Milliseconds after loading in which the page may still paint, shift or block. */
const watched = 3000;

const load = async (browser: Browser, url: string): Promise<Marks> => {
  const { context, page } = await newPhone(browser, url);
  await slowNetwork(page);
  await slowDown(page, cpu);
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForTimeout(watched);
  const marks = await readMarks(page);
  await context.close();
  return marks;
};

const tell = (name: string, marks: readonly Marks[]): void => {
  const all = (key: keyof Marks) => marks.map((mark) => mark[key]);
  say(`${name}, largest paint`, summary(all('largestPaint'), 'ms'));
  say(`${name}, thread blocked`, summary(all('blocked'), 'ms'));
  say(`${name}, layout shift`, `${Math.max(...all('shift')).toFixed(4)} at most (goal ≤ 0.01)`);
};

/** The landing page beside itself without scripts, in turn, on a slow network and a slow processor. */
export const comparePaint = async (browser: Browser, url: string): Promise<void> => {
  const { product, bare, stop } = await startReplays(url);
  const marks = new Map<string, Marks[]>([
    [product, []],
    [bare, []],
  ]);
  for (const address of [product, bare]) await load(browser, address);
  for (let i = 0; i < rounds; i++) {
    const order = i % 2 === 0 ? [product, bare] : [bare, product];
    for (const address of order) marks.get(address)?.push(await load(browser, address));
  }
  stop();
  const of = (address: string) => marks.get(address) ?? [];
  tell('landing page', of(product));
  tell('landing page without scripts', of(bare));
  const paint = (address: string) => median(of(address).map(({ largestPaint }) => largestPaint));
  const ratio = (paint(product) / paint(bare)).toFixed(2);
  say('landing page, largest paint, ratio of the two', `${ratio} (goal ≤ 1.10)`);
};
