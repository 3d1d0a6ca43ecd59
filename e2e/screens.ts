import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { temporaryFolder } from '../server/testing/folder.ts';
import { startProgram } from '../server/testing/program.ts';
import { allShots } from './screens-all.ts';
import { type People, people } from './screens-people.ts';
import { writePictures } from './screens-pictures.ts';
import {
  openPage,
  type Shot,
  takePictures,
  themes,
  type Wanted,
  type Width,
  windows,
} from './screens-stage.ts';

const help = `npm run screens [-- words and options]

Writes pictures of every screen and state to screens/<width>-<theme>/<name>.png.

  a word               only the screens whose name contains it; several words, several kinds
  --width 390          only this width (320, 390, 768, 1280); can be repeated
  --theme dark         only this theme (light, dark); can be repeated
  --docs               instead of all that, the pictures of the README in docs/pictures
`;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
    docs: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const shots = allShots.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const wanted: Wanted = {
  widths: Object.keys(windows)
    .map((width) => Number(width) as Width)
    .filter((width) => options.width?.includes(String(width)) ?? true),
  themes: themes.filter((theme) => options.theme?.includes(theme) ?? true),
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const root = join(import.meta.dirname, '..');
const folder = join(root, 'screens');

/** Takes one state; what cannot be reached is said, and the rest goes on. */
const take = async (browser: Browser, url: string, shot: Shot, known: People): Promise<void> => {
  try {
    const page = await openPage(browser, url, shot, known);
    await takePictures(page, shot, folder, wanted);
    say(shot.name);
  } catch (error) {
    process.exitCode = 1;
    say(`${shot.name}: ${String(error).split('\n', 1)[0]}`);
  } finally {
    for (const context of browser.contexts()) await context.close();
  }
};

const work = async (browser: Browser, url: string): Promise<void> => {
  const known = people(browser, url);
  if (!options.docs) for (const shot of shots) await take(browser, url, shot, known);
  else
    for (const line of await writePictures(browser, url, allShots, known, join(root, 'docs', 'pictures')))
      say(line);
};

const takeAll = async (): Promise<void> => {
  const data = await temporaryFolder('afterglow-screens-');
  const browser = await chromium.launch({
    executablePath: process.env.AFTERGLOW_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const program = await startProgram({ DATA_DIR: join(data.path, 'data'), TAG_MANAGER: 'GTM-SCREENS' });
  try {
    await work(browser, program.url);
  } finally {
    await browser.close();
    await program.stop();
    await data.remove();
  }
};

if (options.help) say(help);
else await takeAll();
