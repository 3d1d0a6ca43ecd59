import { describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { testServer } from '../testing/server.ts';

const server = testServer();
const get = (path: string) => fetch(`${server().url}${path}`);

describe('beside the calls', () => {
  test('/healthz and /readyz answer', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true });
  });

  test('OpenAPI 3.1 describes every call', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const call of calls) {
      const described = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(described?.operationId).toBe(call.name);
      expect(Object.keys(described?.responses ?? {})).toContain('200');
    }
  });

  test('an unknown path under /identity is not a page', async () => {
    const reply = await get('/identity/nothing');
    expect(reply.status).toBe(404);
  });

  test('every reply has the headers that keep other sites out', async () => {
    const { headers } = await get('/api/nothing');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
