import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Red, green and blue of each pixel, and how many pixels there are in a row. */
type Pixels = { readonly width: number; readonly bytes: Buffer };

/** How many colours a picture with a palette can have. */
const most = 256;

/** Has the browser decode a picture. */
const decode = async (page: Page, png: Buffer): Promise<Pixels> => {
  const [width, data] = await page.evaluate<[number, string]>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const { width, height } = image;
    const sheet = new OffscreenCanvas(width, height).getContext('2d');
    sheet.drawImage(image, 0, 0);
    const reader = new FileReader();
    const read = new Promise((done) => (reader.onload = done));
    reader.readAsDataURL(new Blob([sheet.getImageData(0, 0, width, height).data]));
    await read;
    return [width, reader.result.split(',')[1]];
  })()`);
  return { width, bytes: Buffer.from(data, 'base64') };
};

/** A colour with seven bits of each part, and how many pixels have it. */
type Shade = { readonly key: number; readonly parts: readonly number[]; count: number };

const keyAt = (bytes: Buffer, at: number): number =>
  (((bytes[at] ?? 0) >> 1) << 14) | (((bytes[at + 1] ?? 0) >> 1) << 7) | ((bytes[at + 2] ?? 0) >> 1);

const shadesOf = (bytes: Buffer): Shade[] => {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < bytes.length; at += 4) {
    const key = keyAt(bytes, at);
    const shade = shades.get(key) ?? { key, parts: [...bytes.subarray(at, at + 3)], count: 0 };
    shade.count += 1;
    shades.set(key, shade);
  }
  return [...shades.values()];
};

const spread = (box: readonly Shade[], part: number): number => {
  const values = box.map(({ parts }) => parts[part] ?? 0);
  return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
};

const widest = (box: readonly Shade[]): number =>
  [0, 1, 2].reduce((best, part) => (spread(box, part) > spread(box, best) ? part : best), 0);

const amount = (box: readonly Shade[]): number => box.reduce((sum, { count }) => sum + count, 0);

/** Cuts a box in two along its widest part, at half of its shades. */
const cut = (box: readonly Shade[]): [Shade[], Shade[]] => {
  const part = widest(box);
  const sorted = [...box].sort((a, b) => (a.parts[part] ?? 0) - (b.parts[part] ?? 0));
  const middle = sorted.length >> 1;
  return [sorted.slice(0, middle), sorted.slice(middle)];
};

/** Boxes of shades that are like each other, at most as many as there may be colours. */
const boxesOf = (shades: Shade[]): Shade[][] => {
  const boxes = [shades];
  const weight = (box: readonly Shade[]) =>
    box.length > 1 ? spread(box, widest(box)) * Math.cbrt(amount(box)) : 0;
  while (boxes.length < most) {
    const weights = boxes.map(weight);
    const heaviest = weights.reduce((a, b) => Math.max(a, b));
    const [box] = boxes.splice(weights.indexOf(heaviest), 1);
    if (!box || heaviest === 0) break;
    boxes.push(...cut(box));
  }
  return boxes;
};

const mean = (box: readonly Shade[]): number[] => {
  const total = amount(box);
  return [0, 1, 2].map((part) =>
    Math.round(box.reduce((sum, { parts, count }) => sum + (parts[part] ?? 0) * count, 0) / total),
  );
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const header = (width: number, height: number): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return data;
};

/** The picture with at most 256 colours, which takes about a third of the bytes. */
export const withPalette = async (page: Page, png: Buffer): Promise<Buffer> => {
  const { width, bytes } = await decode(page, png);
  const boxes = boxesOf(shadesOf(bytes));
  const indexOf = new Map(
    boxes.flatMap((box, index) => box.map(({ key }): [number, number] => [key, index])),
  );
  const height = bytes.length / 4 / width;
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    rows[pixel + row + 1] = indexOf.get(keyAt(bytes, pixel * 4)) ?? 0;
  }
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(boxes.flatMap(mean))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
