import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that the browser's own route table knows; any other page is a 404 with the same shell. */
const pages = ['/auth/create-account', '/auth/sign-in', '/auth/reset', '/dashboard', '/join', '/tabbed-home'];

/** A hint, set by the browser while it holds a session: then `/` starts the app instead of the landing page. */
const sessionHint = /(?:^|;\s*)afterglow_session=1(?:;|$)/;

const year = 365 * 24 * 3600 * 1000;

const sendPage = (reply: FastifyReply, file: string): FastifyReply =>
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'cookie, accept-encoding')
    .sendFile(file, { cacheControl: false });

const landingOrApp = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendPage(reply, sessionHint.test(request.headers.cookie ?? '') ? 'app.html' : 'index.html');

/** Serves the built app from `folder`; returns how a page that is not in the route table is answered. */
export const servePages = (
  server: FastifyInstance,
  folder: string,
): ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) => {
  if (!existsSync(join(folder, 'app.html'))) {
    return (_request, reply) =>
      reply.code(404).type('text/plain').send('The web app is not built yet: npm run build\n');
  }
  server.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: year,
  });
  server.get('/', landingOrApp);
  for (const page of pages) server.get(page, (_request, reply) => sendPage(reply, 'app.html'));
  return (_request, reply) => sendPage(reply.code(404), 'app.html');
};
