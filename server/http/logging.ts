import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';

const callers = new WeakMap<FastifyRequest, string>();

/** Lets the request's log line name the user by the opaque id. */
export const rememberCaller = (request: FastifyRequest, caller: Caller | null): void => {
  if (caller) callers.set(request, caller.uid);
};

/** One line for each request: route pattern, status, time and an opaque user id; never an address or a text. */
export const logRequests = (server: FastifyInstance): void => {
  server.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: callers.get(request),
    };
    request.log.info(line, 'request');
  });
};
