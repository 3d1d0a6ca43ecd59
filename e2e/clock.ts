import type { Phone } from './browser.ts';

/** From here on no timer runs but by `pass`; what was due within a second has run. */
export const stopClock = async ({ context, page }: Phone): Promise<void> => {
  const now = await page.evaluate<number>('Date.now()');
  await context.clock.pauseAt(now + 1000);
};

/** A page that begins with a clock that stands still. */
export const openStopped = async ({ context, page }: Phone, path: string): Promise<void> => {
  const now = Date.now();
  await context.clock.install({ time: now });
  await context.clock.pauseAt(now + 1000);
  await page.goto(path, { waitUntil: 'commit' });
};

/** Turns the clock; every timer that falls due runs. */
export const pass = ({ context }: Phone, milliseconds: number) => context.clock.runFor(milliseconds);

/** A request that comes back after all before it, so that the page has dealt with their replies. */
export const settle = ({ page }: Phone) => page.evaluate('fetch("/healthz").then((reply) => reply.text())');
