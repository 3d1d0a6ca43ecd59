import { brotliCompressSync } from 'node:zlib';
import { say } from './figures.ts';

const size = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;

const load = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());

type Named = { readonly path: string; readonly ahead: boolean };

/** Files of ours that the page names; `ahead` are those that the browser fetches for later, when it is idle. */
const named = (html: string): Named[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)].map(
    ([tag, path = '']) => ({
      path,
      ahead: tag.includes('rel="prefetch"'),
    }),
  );

const total = async (url: string, files: readonly Named[], ending: string): Promise<number> => {
  const paths = new Set(files.map(({ path }) => path).filter((path) => path.endsWith(ending)));
  const sizes = await Promise.all([...paths].map(async (path) => size(await load(`${url}${path}`))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
};

/** Brotli size of the landing page: the document, what it needs, and what it fetches ahead. */
export const measureLanding = async (url: string): Promise<void> => {
  const document = await load(`${url}/`);
  const files = named(new TextDecoder().decode(document));
  const [needed, ahead] = [files.filter((file) => !file.ahead), files.filter((file) => file.ahead)];
  say('landing page, document with its CSS (brotli)', `${size(document)} bytes`);
  say('landing page, scripts it needs', `${await total(url, needed, '.js')} bytes`);
  say('landing page, fonts', `${await total(url, needed, '.woff2')} bytes`);
  say('landing page, scripts of the app fetched ahead', `${await total(url, ahead, '.js')} bytes`);
};
