import type { FastifyInstance } from 'fastify';

const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // A page has one of its own, for what is in it.
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // A page and an asset have their own; whatever else there is stays in no cache, by whichever path it was reached.
  'cache-control': 'no-store',
};

/** Once reached by https, only by https, for two years. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Headers of every reply that has none of its own: nothing runs in it, and no cache keeps it. */
export const sealedHeaders = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...always, ...strictTransport } : always;

/** Gives every reply these headers before anything else is done with its request. */
export const setHeaders = (server: FastifyInstance, headers: Readonly<Record<string, string>>): void => {
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
};
