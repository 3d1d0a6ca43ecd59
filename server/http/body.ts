import type { FastifyInstance } from 'fastify';
import { fail } from './api-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

const parse = (bytes: Buffer): unknown => {
  if (bytes.length === 0) return undefined;
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return fail('invalid_input');
  }
};

const foreignCharset = (contentType: string): boolean => {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase();
  return charset !== undefined && charset !== 'utf-8' && charset !== 'utf8';
};

/** Reads JSON in UTF-8 and nothing else: other types, charsets and encodings are refused, broken bytes too. */
export const readJsonBodies = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { headers } = request;
    if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity')
      return fail('body_not_json');
    if (foreignCharset(headers['content-type'] ?? '')) return fail('body_not_json');
    return done(null, parse(body as Buffer));
  });
};
