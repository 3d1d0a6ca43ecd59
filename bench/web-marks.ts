import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Session } from '../e2e/screens-cast.ts';

/** What the browser itself tells of a page; times in milliseconds since the navigation began. */
export type Marks = {
  readonly largestPaint: number;
  /** Sum of layout shifts that no input explains. */
  readonly shift: number;
  /** Milliseconds beyond the first 50 of each long task. */
  readonly blocked: number;
};

const watch = `(() => {
  const marks = { largestPaint: 0, shift: 0, blocked: 0, responses: new Map() };
  Object.assign(window, { marks });
  const on = (type, take, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => (marks.largestPaint = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (marks.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ duration }) => (marks.blocked += Math.max(0, duration - 50)));
  on('event', ({ duration, interactionId }) => {
    const { responses } = marks;
    if (interactionId) responses.set(interactionId, Math.max(responses.get(interactionId) ?? 0, duration));
  }, { durationThreshold: 16 });
})()`;

export const readMarks = (page: Page): Promise<Marks> => page.evaluate<Marks>('window.marks');

/** Of how many interactions the slowest one does not count, as in the browsers' own measure. */
const forgiven = 50;

/** Milliseconds that entries may come after the paint they tell of. */
const delay = 400;

/** Interaction to next paint of what was done since the last call: the slowest but for one in fifty. */
export const takeResponse = async (page: Page): Promise<number> => {
  await page.waitForTimeout(delay);
  const durations = await page.evaluate<number[]>(
    '{ const all = [...window.marks.responses.values()]; window.marks.responses.clear(); all }',
  );
  return durations.sort((a, b) => b - a)[Math.floor(durations.length / forgiven)] ?? 0;
};

/** A phone without any history, with the session of somebody or of nobody. */
export const newPhone = async (
  browser: Browser,
  baseURL: string,
  session?: Session,
): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    ...(session ? { storageState: session } : {}),
  });
  await context.addInitScript(watch);
  return { context, page: await context.newPage() };
};

/** Slows the page's thread down, so that a fast machine stands for a slow phone. */
export const slowDown = async (page: Page, times: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
};

/** A slow mobile network: what is sent and received really waits, nothing is computed afterwards. */
export const slowNetwork = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
};
