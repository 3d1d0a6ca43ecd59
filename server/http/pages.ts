import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Document, readDocument } from './document.ts';
import type { App } from './mount.ts';

/** Paths that the browser's own route table knows; any other page is a 404 with the same shell. */
export const pages: readonly string[] = [
  '/auth/create-account',
  '/auth/sign-in',
  '/auth/reset',
  '/dashboard',
  '/join',
  '/tabbed-home',
  '/settings',
  '/settings/print',
  '/privacy',
  '/help',
];

/** A hint that the browser has a session: then `/` starts the app instead of the landing page. */
const sessionHint = /(?:^|;\s*)(?:__Host-)?afterglow_session=1(?:;|$)/;

/** A year in milliseconds; the names of assets change with their content. */
const year = 365 * 24 * 3600 * 1000;

type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const encodingFor = (request: FastifyRequest): keyof Document['bytes'] => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, policy, etag }: Document,
): FastifyReply => {
  const encoding = encodingFor(request);
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie', etag });
  reply.header('content-security-policy', policy);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes[encoding]);
};

const notBuilt: AnswerPage = (_request, reply) =>
  reply.code(404).type('text/plain').send('The web app is not built yet: npm run build\n');

/** Serves the built app from `folder`; gives back how a page that is not in the route table is answered. */
export const servePages = ({ server, context }: App, folder: string): AnswerPage => {
  if (!existsSync(join(folder, 'app.html'))) return notBuilt;
  const landing = readDocument(join(folder, 'index.html'), context.pageSettings);
  const app = readDocument(join(folder, 'app.html'), context.pageSettings);
  server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year,
  });
  server.get('/', (request, reply) =>
    send(request, reply, sessionHint.test(request.headers.cookie ?? '') ? app : landing),
  );
  for (const page of pages) server.get(page, (request, reply) => send(request, reply, app));
  return (request, reply) => send(request, reply.code(404), app);
};
