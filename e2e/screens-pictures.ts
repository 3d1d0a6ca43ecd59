import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { People } from './screens-people.ts';
import { withPalette } from './screens-png.ts';
import { openPage, type Shot, type Theme } from './screens-stage.ts';

/** A picture of the documents: one phone, or several beside each other. */
type Picture = { readonly name: string; readonly phones: readonly (readonly [shot: string, theme: Theme])[] };

const pictures: readonly Picture[] = [
  {
    name: 'afterglow',
    phones: [
      ['picture-revealed', 'light'],
      ['score-10', 'dark'],
    ],
  },
  { name: 'landing', phones: [['landing', 'light']] },
  { name: 'answers', phones: [['picture-answers', 'light']] },
  { name: 'locked', phones: [['card-13-locked', 'dark']] },
];

/** Pixels of the picture for each of the phone's, so that letters are sharp. */
const sharpness = 2;

const phone = { width: 390, height: 892 };

/** Room around and between the phones on the background, in pixels of the phone. */
const room = 56;

const photograph = async (
  browser: Browser,
  url: string,
  shot: Shot,
  theme: Theme,
  people: People,
): Promise<string> => {
  const page = await openPage(browser, url, shot, people, { viewport: phone, deviceScaleFactor: sharpness });
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
  await page.waitForTimeout(300);
  const png = await page.screenshot();
  await page.context().close();
  return png.toString('base64');
};

const style = `
  body { margin: 0; display: flex; gap: ${room}px; padding: ${room}px; width: fit-content;
    background: #fbdcc6; }
  img { display: block; width: ${phone.width}px; height: ${phone.height}px; border-radius: 44px;
    box-shadow: 0 0 0 9px #2b1429; }
`;

const sheet = (photographs: readonly string[]): string =>
  `<style>${style}</style>${photographs.map((data) => `<img src="data:image/png;base64,${data}">`).join('')}`;

/** Puts the phones on a plain warm background. */
const compose = async (browser: Browser, photographs: readonly string[]): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: {
      width: room + photographs.length * (phone.width + room),
      height: phone.height + 2 * room,
    },
    deviceScaleFactor: sharpness,
  });
  await page.setContent(sheet(photographs), { waitUntil: 'load' });
  const picture = await withPalette(page, await page.screenshot());
  await page.close();
  return picture;
};

/** Writes the pictures of the README; gives a line about each. */
export const writePictures = async (
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  people: People,
  folder: string,
): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const { name, phones } of pictures) {
    const photographs: string[] = [];
    for (const [wanted, theme] of phones) {
      const shot = shots.find((candidate) => candidate.name === wanted);
      if (shot) photographs.push(await photograph(browser, url, shot, theme, people));
    }
    const picture = await compose(browser, photographs);
    await writeFile(join(folder, `${name}.png`), picture);
    lines.push(`${name}.png: ${Math.round(picture.length / 1000)} kB`);
  }
  return lines;
};
