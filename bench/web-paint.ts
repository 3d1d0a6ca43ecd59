import type { Browser } from 'playwright-core';
import { median, say, summary } from './figures.ts';
import { startFloor } from './web-floor.ts';
import { type Marks, newPhone, readMarks, slowDown, slowNetwork } from './web-marks.ts';

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
  const floor = await startFloor(url);
  const [product, bare]: [Marks[], Marks[]] = [[], []];
  await load(browser, url);
  for (let i = 0; i < rounds; i++) {
    const both = [
      () => load(browser, url).then((m) => product.push(m)),
      () => load(browser, floor.url).then((m) => bare.push(m)),
    ];
    for (const take of i % 2 ? both.reverse() : both) await take();
  }
  floor.stop();
  tell('landing page', product);
  tell('landing page without scripts', bare);
  const ratio = (of: (mark: Marks) => number) => median(product.map(of)) / median(bare.map(of));
  say(
    'landing page, largest paint, ratio of the two',
    `${ratio((m) => m.largestPaint).toFixed(2)} (goal ≤ 1.10)`,
  );
};
