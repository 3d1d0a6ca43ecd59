import * as z from 'zod';
import { brand } from '../../contract/brand.ts';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { bodyErrors, commonErrors, ErrorBody, type ErrorCode, errors } from '../../contract/errors.ts';
import type { App } from './mount.ts';

type Json = Record<string, unknown>;

const schema = (type: Call['reply'], io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
};

const json = (body: Json): Json => ({ content: { 'application/json': { schema: body } } });

const errorsOf = ({ method, errors: own }: Call): readonly ErrorCode[] => [
  ...new Set([...own, ...(method === 'POST' ? bodyErrors : []), ...commonErrors]),
];

const errorReplies = (codes: readonly ErrorCode[]): Json => {
  const byStatus = Map.groupBy(codes, (code) => errors[code].status);
  const entries = [...byStatus].map(([status, named]) => {
    const description = named.map((code) => `${code}: ${errors[code].message}`).join('\n');
    return [String(status), { description, ...json({ $ref: '#/components/schemas/Error' }) }];
  });
  return Object.fromEntries(entries);
};

const parameters = (call: Call): Json[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** Where nothing in it is needed, it may be left out. */
const requestBody = (body: NonNullable<Call['body']>): Json => ({
  required: !body.safeParse({}).success,
  ...json(schema(body, 'input')),
});

const operation = (call: Call): Json => ({
  operationId: call.name,
  summary: call.summary,
  parameters: parameters(call),
  security: call.auth === 'required' ? [{ identity: [] }] : [{}, { identity: [] }],
  ...(call.body ? { requestBody: requestBody(call.body) } : {}),
  responses: {
    200: { description: call.summary, ...json(schema(call.reply, 'output')) },
    ...errorReplies(errorsOf(call)),
  },
});

const paths = (): Json => {
  const byPath = Map.groupBy(calls, (call) => call.path);
  const entries = [...byPath].map(([path, there]) => [
    path,
    Object.fromEntries(there.map((call) => [call.method.toLowerCase(), operation(call)])),
  ]);
  return Object.fromEntries(entries);
};

/** The OpenAPI 3.1 document of all calls, made from the values that are mounted. */
export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: { title: `${brand.name} API`, version: '1' },
  paths: paths(),
  components: {
    schemas: { Error: schema(ErrorBody, 'output') },
    securitySchemes: { identity: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
});

/** Serves the document at `/api/openapi.json`. */
export const mountOpenApi = ({ server }: App): void => {
  const document = openApi();
  server.get('/api/openapi.json', async (_request, reply) => reply.send(document));
};
