import type { FastifyReply, FastifyRequest } from 'fastify';
import { isStorable } from '../../contract/text.ts';
import { fail } from './api-error.ts';
import { rememberCaller, rememberCode } from './logging.ts';
import type { App } from './mount.ts';

/** Name of the header by which the embedded provider learns the caller's address; what a client sent is dropped. */
export const clientAddressHeader = 'x-afterglow-client-address';

/** The provider's calls that our own pages make; whatever else its library can do is not served. */
const served = [
  ['POST', '/sign-up/email'],
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/request-password-reset'],
  ['POST', '/reset-password'],
  ['GET', '/get-session'],
  ['GET', '/token'],
] as const;

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && name !== 'content-length') headers.set(name, String(value));
  }
  headers.set(clientAddressHeader, request.ip);
  return headers;
};

/** The library hands texts to its database as they are, which stops at one that cannot be stored. */
const refuseUnstorable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && !isStorable(value) ? fail('invalid_input') : value;

const bodyOf = (request: FastifyRequest): { body?: string } =>
  request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}, refuseUnstorable) } : {};

/** The route that was found, under the name by which the visitor reached it: `Host` can say anything, also a path. */
const addressOf = ({ protocol, host, routeOptions }: FastifyRequest): URL =>
  URL.parse(routeOptions.url ?? '', URL.parse(`${protocol}://${host}`)?.origin) ?? fail('invalid_input');

const asWebRequest = (request: FastifyRequest): Request =>
  new Request(addressOf(request), {
    method: request.method,
    headers: headersOf(request),
    ...bodyOf(request),
  });

/** The library says under a name of its own when to come back; everybody else reads the standard one. */
const nameOf = (header: string): string => (header === 'x-retry-after' ? 'retry-after' : header);

type Outcome = { readonly user?: { readonly id?: unknown }; readonly code?: unknown };

const outcomeIn = (text: string): Outcome => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** For the log: who it was, where the provider says so, and why not, by its constant name. */
const rememberOutcome = (request: FastifyRequest, text: string): void => {
  const { user, code } = outcomeIn(text);
  if (typeof user?.id === 'string') rememberCaller(request, user.id);
  if (typeof code === 'string' && /^[A-Z_]{1,60}$/.test(code)) rememberCode(request, code);
};

const copyReply = async (from: Response, reply: FastifyReply): Promise<FastifyReply> => {
  reply.code(from.status);
  from.headers.forEach((value, name) => {
    if (name !== 'set-cookie') reply.header(nameOf(name), value);
  });
  const cookies = from.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  const text = await from.text();
  rememberOutcome(reply.request, text);
  return reply.send(text);
};

/** Hands these calls under `/identity` to the provider, where it is part of this server; each is a route of its own in the log. */
export const mountIdentity = ({ server, context }: App): void => {
  const handle = context.identity.handle;
  if (!handle) return;
  for (const [method, path] of served)
    server.route({
      method,
      url: `/identity${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => copyReply(await handle(asWebRequest(request)), reply),
    });
};
