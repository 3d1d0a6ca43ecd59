import type { Browser, Page, Request } from 'playwright-core';
import type { Session } from '../e2e/screens-cast.ts';
import { say } from './figures.ts';
import { newPhone, readMarks } from './web-marks.ts';

type Kind = 'html' | 'css' | 'script' | 'fonts' | 'later';

const kinds: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'script',
  font: 'fonts',
};

type Route = {
  readonly path: string;
  /** A text that is there when the route is. */
  readonly text: string;
  readonly signedIn?: true;
  readonly goal?: string;
};

const routes: readonly Route[] = [
  { path: '/', text: 'Understand', goal: 'html with its css ≤ 14' },
  { path: '/auth/create-account', text: "What's your email?", goal: 'script ≤ 80' },
  { path: '/auth/sign-in', text: 'Welcome back', goal: 'script ≤ 80' },
  { path: '/auth/reset?token=abc', text: 'Choose a new password' },
  { path: '/privacy', text: 'Who sees what' },
  { path: '/help', text: 'Help lines' },
  { path: '/dashboard#questions', text: 'Grow Closer', signedIn: true, goal: 'script ≤ 150' },
  { path: '/dashboard#answers', text: 'Both answered', signedIn: true, goal: 'script ≤ 150' },
  { path: '/dashboard#score', text: 'Key Takeaways', signedIn: true, goal: 'script ≤ 150' },
  { path: '/settings', text: 'You can end the connection', signedIn: true },
];

/** Milliseconds after a route is there in which it fetches what the next step may need. */
const afterwards = 4000;

const isAhead = async (request: Request): Promise<boolean> =>
  (await request.allHeaders())['sec-purpose']?.startsWith('prefetch') ?? false;

/** Bytes of the replies' bodies as they were sent, by kind; what came after the route was there, or ahead, is later. */
const count = async (requests: readonly Request[], shown: number): Promise<Record<Kind, number>> => {
  const bytes = { html: 0, css: 0, script: 0, fonts: 0, later: 0 };
  for (const request of requests) {
    const kind = kinds[request.resourceType()];
    const isLater = request.timing().startTime > shown || (await isAhead(request));
    const { responseBodySize } = await request.sizes();
    if (isLater) bytes.later += responseBodySize;
    else if (kind) bytes[kind] += responseBodySize;
  }
  return bytes;
};

const visit = async (page: Page, { path, text }: Route): Promise<Record<Kind, number>> => {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.match(/^\/(api|identity)\//)) requests.push(request);
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText(text).first().waitFor();
  const shown = Date.now();
  await page.waitForTimeout(afterwards);
  return count(requests, shown);
};

const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = ({ html, css, script, fonts, later }: Record<Kind, number>): string => {
  const parts = [`html ${kilo(html)}`, `css ${kilo(css)}`, `script ${kilo(script)}`, `fonts ${kilo(fonts)}`];
  return `${parts.join(', ')}, total ${kilo(html + css + script + fonts)} kB; afterwards ${kilo(later)} kB`;
};

/** What each route costs somebody who comes for the first time, as the server sends it, and how far it shifts. */
export const measureBytes = async (browser: Browser, url: string, session: Session): Promise<void> => {
  for (const route of routes) {
    const { context, page } = await newPhone(browser, url, route.signedIn && session);
    const bytes = await visit(page, route);
    const { shift } = await readMarks(page);
    await context.close();
    const goal = route.goal ? ` (goal: ${route.goal} kB)` : '';
    say(`${route.path}, bytes sent`, `${row(bytes)}${goal}`);
    say(`${route.path}, layout shift while it loads`, `${shift.toFixed(4)} (goal ≤ 0.01)`);
  }
};
