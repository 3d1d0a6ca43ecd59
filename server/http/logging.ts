import type { FastifyInstance, FastifyRequest } from 'fastify';

const callers = new WeakMap<FastifyRequest, string>();
const codes = new WeakMap<FastifyRequest, string>();

/** Lets the request's log line name the user by the opaque id. */
export const rememberCaller = (request: FastifyRequest, uid: string | undefined): void => {
  if (uid !== undefined) callers.set(request, uid);
};

/** Lets the request's log line say by the constant name of the error why it was refused. */
export const rememberCode = (request: FastifyRequest, code: string): void => {
  codes.set(request, code);
};

/** One line for each request: route pattern, status, time, an opaque user id and an error's name; never an address or a text. */
export const logRequests = (server: FastifyInstance): void => {
  server.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: callers.get(request),
      code: codes.get(request),
    };
    request.log.info(line, 'request');
  });
};
