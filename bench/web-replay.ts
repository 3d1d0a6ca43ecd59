import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A reply as it was sent, compressed. */
type Reply = { readonly headers: IncomingHttpHeaders; readonly bytes: Buffer };

const record = (address: string): Promise<Reply> =>
  new Promise((done, fail) => {
    const take = async (reply: AsyncIterable<Buffer> & { headers: IncomingHttpHeaders }) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part);
      const { 'content-length': _, connection, 'keep-alive': __, date, ...headers } = reply.headers;
      done({ headers, bytes: Buffer.concat(parts) });
    };
    get(address, { headers: { 'accept-encoding': 'br' } }, (reply) => void take(reply).catch(fail)).on(
      'error',
      fail,
    );
  });

/** The same page with every script taken out, and with what only scripts use. */
const withoutScripts = ({ headers, bytes }: Reply): Reply => {
  const html = brotliDecompressSync(bytes)
    .toString()
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<template\b[^>]*>[\s\S]*?<\/template>/g, '');
  return { headers, bytes: brotliCompressSync(html) };
};

const addressOf = (server: Server): string => `http://localhost:${(server.address() as AddressInfo).port}`;

/** Serves one page and, beside it, whatever the other server has. */
const replay = async (page: Reply, replyTo: (path: string) => Promise<Reply>): Promise<Server> => {
  const server = createServer(async ({ url = '/' }, response) => {
    const { headers, bytes } = url === '/' ? page : await replyTo(url);
    response.writeHead(200, headers).end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return server;
};

/**
 * Serves the landing page twice, as it is and without scripts, with the bytes and headers of the product. Both from
 * servers of the same kind, so that the two differ in the scripts and in nothing else; and from real ones, since a
 * reply that the browser's tools put in the place of another does not wait for the slow network.
 */
export const startReplays = async (
  url: string,
): Promise<{ product: string; bare: string; stop: () => void }> => {
  const replies = new Map<string, Promise<Reply>>();
  const replyTo = (path: string) => {
    const reply = replies.get(path) ?? record(`${url}${path}`);
    replies.set(path, reply);
    return reply;
  };
  const page = await record(url);
  const [product, bare] = [await replay(page, replyTo), await replay(withoutScripts(page), replyTo)];
  const stop = () => {
    for (const server of [product, bare]) server.close();
  };
  return { product: addressOf(product), bare: addressOf(bare), stop };
};
