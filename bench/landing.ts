import { brotliCompressSync } from 'node:zlib';
import { say } from './figures.ts';

const size = (bytes: Uint8Array): number => brotliCompressSync(bytes).length;

const load = async (url: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer());

/** Local files that the page names in `src` and `href` attributes. */
const referenced = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '')),
];

/** Brotli size of the landing page's document and of each kind of file that it names. */
export const measureLanding = async (url: string): Promise<void> => {
  const document = await load(`${url}/`);
  say('landing page, document with its CSS (brotli)', `${size(document)} bytes`);
  const sizes = new Map<string, number>();
  for (const path of referenced(new TextDecoder().decode(document))) {
    const kind = path.split('.').at(-1) ?? '';
    sizes.set(kind, (sizes.get(kind) ?? 0) + size(await load(`${url}${path}`)));
  }
  for (const [kind, bytes] of sizes) say(`landing page, .${kind} files it names (brotli)`, `${bytes} bytes`);
};
