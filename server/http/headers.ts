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
};

const sealed: Readonly<Record<string, string>> = { 'cache-control': 'no-store' };

/** Once reached by https, only by https, for two years. */
const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

const everywhere = (publicUrl: string): Readonly<Record<string, string>> =>
  publicUrl.startsWith('https:') ? { ...always, ...strictTransport } : always;

/** Headers of a reply that is no page: nothing runs in it, and no cache keeps it. */
export const sealedHeaders = (publicUrl: string): Readonly<Record<string, string>> => ({
  ...everywhere(publicUrl),
  ...sealed,
});

/** Headers of every reply; nothing of the API may stay in any cache. */
export const setHeaders = (server: FastifyInstance, publicUrl: string): void => {
  const all = everywhere(publicUrl);
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(all);
    if (/^\/(api|identity)\//.test(request.url)) reply.headers(sealed);
  });
};
