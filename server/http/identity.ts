import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './mount.ts';

/** Name of the header by which the embedded provider learns the caller's address; what a client sent is dropped. */
export const clientAddressHeader = 'x-afterglow-client-address';

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
};

const bodyOf = (request: FastifyRequest): { body?: string } =>
  request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {};

const asWebRequest = (request: FastifyRequest): Request =>
  new Request(`${request.protocol}://${request.host}${request.url}`, {
    method: request.method,
    headers: headersOf(request),
    ...bodyOf(request),
  });

/** The library says under a name of its own when to come back; everybody else reads the standard one. */
const nameOf = (header: string): string => (header === 'x-retry-after' ? 'retry-after' : header);

const copyReply = async (from: Response, reply: FastifyReply): Promise<FastifyReply> => {
  reply.code(from.status);
  from.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(nameOf(name), value);
  });
  const cookies = from.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.header('cache-control', 'no-store').send(await from.text());
};

/** Hands everything under `/identity` to the provider, where it is part of this server. */
export const mountIdentity = ({ server, context }: App): void => {
  const handle = context.identity.handle;
  if (!handle) return;
  server.route({
    method: ['GET', 'POST'],
    url: '/identity/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => copyReply(await handle(asWebRequest(request)), reply),
  });
};
