import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JWK } from 'jose';

/** A server on the loopback that stands for a provider's. */
export type Standing = { readonly host: string; readonly close: () => Promise<void> };

export const stand = async (answer: RequestListener): Promise<Standing> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${port}`, close };
};

/** A provider's key server: what it publishes, how often it was asked, and what it does instead of answering. */
export type KeyServer = {
  readonly address: string;
  keys: JWK[];
  requests: number;
  trouble: 'none' | 'away' | 'rubbish' | 'error';
  readonly close: () => Promise<void>;
};

export const standKeyServer = async (): Promise<KeyServer> => {
  const standing = await stand((_request, reply) => {
    state.requests++;
    if (state.trouble === 'away') reply.destroy();
    else if (state.trouble === 'rubbish') reply.end('<h1>Welcome</h1>');
    else reply.writeHead(state.trouble === 'error' ? 500 : 200).end(JSON.stringify({ keys: state.keys }));
  });
  const state: KeyServer = {
    address: `http://${standing.host}/keys`,
    keys: [],
    requests: 0,
    trouble: 'none',
    close: standing.close,
  };
  return state;
};
