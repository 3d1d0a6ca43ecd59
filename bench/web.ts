import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { people } from '../e2e/screens-people.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { startProgram } from '../server/testing/program.ts';
import { say } from './figures.ts';
import { measureBytes } from './web-bytes.ts';
import { comparePaint } from './web-paint.ts';
import { measureResponses } from './web-responses.ts';

const folder = await temporaryFolder('afterglow-bench-web-');
const browser = await chromium.launch({
  executablePath: process.env.AFTERGLOW_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const program = await startProgram({ DATA_DIR: join(folder.path, 'data') });
try {
  const { session } = await people(browser, program.url)('scored');
  say('browser', `Chromium ${browser.version()}`);
  await measureBytes(browser, program.url, session);
  await comparePaint(browser, program.url);
  await measureResponses(browser, program.url, session);
} finally {
  await browser.close();
  await program.stop();
  await folder.remove();
}
