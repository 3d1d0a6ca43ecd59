import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The same page with every script taken out, and with what only scripts use. */
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, '');

type Asset = { readonly type: string; readonly bytes: Buffer };

const fetchAsset = async (address: string): Promise<Asset> => {
  const reply = await fetch(address);
  return { type: reply.headers.get('content-type') ?? '', bytes: Buffer.from(await reply.arrayBuffer()) };
};

/**
 * Serves the landing page of another server without its scripts, and that server's fonts beside it. A server of its
 * own, since a reply that the browser's tools put in the place of a real one would not wait for the slow network.
 */
export const startFloor = async (url: string): Promise<{ url: string; stop: () => void }> => {
  const page = brotliCompressSync(withoutScripts(await (await fetch(url)).text()));
  const assets = new Map<string, Asset>();
  const server = createServer(async (request, reply) => {
    const path = request.url ?? '/';
    if (path === '/') {
      reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(page);
      return;
    }
    const asset = assets.get(path) ?? (await fetchAsset(`${url}${path}`));
    assets.set(path, asset);
    reply.writeHead(200, { 'content-type': asset.type, 'cache-control': 'max-age=3600' }).end(asset.bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
