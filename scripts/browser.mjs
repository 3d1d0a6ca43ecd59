import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A browser without windows: the same pages for a fifth less of the machine. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ofTheMachine = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...elsewhere];
  return candidates.find((file) => existsSync(file)) ?? null;
};

const ofPlaywright = async () => {
  const { chromium } = await import('playwright-core');
  const file = chromium.executablePath();
  if (existsSync(file)) return file;
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  return existsSync(file) ? file : null;
};

const ofDebian = () => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) =>
    execFileSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...words], { env, stdio: 'ignore' });
  try {
    apt('update');
    apt('install', '-y', '--no-install-recommends', shell, 'fonts-liberation');
  } catch {
    return null;
  }
  return ofTheMachine();
};

/**
 * The browser that the journeys run in: the one named by AFTERGLOW_BROWSER, the machine's, Playwright's own, or
 * Debian's package when this is root. Throws with what to do when there is none.
 */
export const findBrowser = async () => {
  const found = process.env.AFTERGLOW_BROWSER ?? ofTheMachine() ?? (await ofPlaywright()) ?? ofDebian();
  if (found) return found;
  throw new Error('No browser for the journeys: install Chromium, or name one in AFTERGLOW_BROWSER.');
};
