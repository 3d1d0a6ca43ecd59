import fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { answerErrors } from './error-replies.ts';

/** What comes of whatever may be thrown on the way, and the lines that are written of it. */
const replyTo = async (thrown: Error) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const server = fastify({ logger: { level: 'warn', stream } });
  answerErrors(server);
  server.get('/', async () => Promise.reject(thrown));
  const reply = await server.inject('/');
  return {
    status: reply.statusCode,
    headers: reply.headers,
    code: reply.json().code,
    text: reply.body,
    lines: lines.map((line) => JSON.parse(line)),
  };
};

const withCode = (code: string) => Object.assign(new Error('some words'), { code });

test.each([
  ['the database is away', 'DATABASE_AWAY', 'unavailable', { level: 40, msg: 'database away' }],
  ['two transactions met', 'DATABASE_CONTENDED', 'unavailable', { level: 50, msg: 'unexpected error' }],
  ['the provider is away', 'PROVIDER_AWAY', 'provider_away', { level: 40, msg: 'identity provider' }],
])('%s: try again in a moment', async (_, thrown, told, line) => {
  const { status, code, headers, lines } = await replyTo(withCode(thrown));
  expect([status, code]).toEqual([503, told]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(lines).toEqual([expect.objectContaining(line)]);
});

test.each(['ENOENT', 'ECONNREFUSED', 'EPIPE', '57014'])(
  '%s from anywhere else is a fault of ours, with its stack in the log',
  async (code) => {
    const { status, lines } = await replyTo(withCode(code));
    expect(status).toBe(500);
    const err = { message: 'some words', stack: expect.stringContaining('error-replies.test') };
    expect(lines).toEqual([
      expect.objectContaining({ level: 50, msg: 'unexpected error', err: expect.objectContaining(err) }),
    ]);
  },
);

test('what has no name is a 500 without a word of it', async () => {
  const { status, text } = await replyTo(new Error('CANARY in the message'));
  expect(status).toBe(500);
  expect(text).toContain(errors.internal.message);
  expect(text).not.toContain('CANARY');
});

test('a named error keeps its name, and says when to come back', async () => {
  const { status, code, headers } = await replyTo(new ApiError('too_many_requests', 7));
  expect([status, code, headers['retry-after']]).toEqual([429, 'too_many_requests', '7']);
});
