import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { ApiError } from './api-error.ts';
import { sendError } from './error-replies.ts';

const pattern = (call: Call): RegExp => new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`);

const paths = calls.map((call) => ({ pattern: pattern(call), method: call.method }));

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

/** The methods that some call answers at this path. */
const methodsAt = (path: string): string[] =>
  paths.filter((known) => known.pattern.test(path)).map((known) => known.method);

/** Answers what no route takes: 405 with `Allow` where only the method is wrong, else 404; pages go to `page`. */
export const answerNotFound = (
  server: FastifyInstance,
  page: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void => {
  server.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const methods = methodsAt(path);
    if (methods.length > 0) {
      return sendError(reply.header('allow', methods.join(', ')), new ApiError('method_not_allowed'));
    }
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|identity)(\/|$)/.test(path);
    return wantsPage ? page(request, reply) : sendError(reply, new ApiError('not_found'));
  });
};
