import fastify from 'fastify';
import { expect, test } from 'vitest';
import { errors } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { answerErrors } from './error-replies.ts';

/** What comes of whatever may be thrown on the way. */
const replyTo = async (thrown: Error) => {
  const server = fastify();
  answerErrors(server);
  server.get('/', async () => Promise.reject(thrown));
  const reply = await server.inject('/');
  return { status: reply.statusCode, headers: reply.headers, code: reply.json().code, text: reply.body };
};

const withCode = (code: string) => Object.assign(new Error('some words'), { code });

test.each([
  ['the driver found a broken connection', new Error('Connection terminated unexpectedly')],
  [
    'a transaction could not even be rolled back',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['the pool gave up', new Error('timeout exceeded when trying to connect')],
  ['the database went silent', new Error('Query read timeout')],
  ['the database is shutting down', withCode('57P01')],
  ['a statement took too long', withCode('57014')],
  ['two transactions waited for each other', withCode('40P01')],
  ['a transaction came too late to be one of a row', withCode('40001')],
  ['there are too many connections', withCode('53300')],
  ['the disk is full', withCode('53100')],
  ['nobody listens', withCode('ECONNREFUSED')],
  ['the socket is gone', withCode('ENOENT')],
])('%s: try again in a moment', async (_, thrown) => {
  const { status, code, headers } = await replyTo(thrown);
  expect([status, code]).toEqual([503, 'unavailable']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

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
