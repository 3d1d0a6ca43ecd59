import { describe, expect, test } from 'vitest';
import { ApiError, errorOf, networkError, serverMessage } from './error.ts';

const reply = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers });

describe('a reply that is not OK', () => {
  test('says what its message says', async () => {
    const error = await errorOf(reply(404, '{"code":"score_missing","message":"There is no score yet."}'));
    expect(error).toMatchObject({
      status: 404,
      code: 'score_missing',
      message: 'There is no score yet.',
      bodyMessage: 'There is no score yet.',
      retryAfter: null,
    });
  });

  test.each(['', '<h1>Bad gateway</h1>', '{}', 'null', '{"message":7}', '{"message":""}'])(
    'names its status when it says nothing: %j',
    async (body) => {
      const error = await errorOf(reply(502, body));
      expect(error).toMatchObject({
        status: 502,
        message: 'Request failed with status 502',
        bodyMessage: null,
      });
    },
  );

  test('tells how many answers each still needs', async () => {
    const body = { message: 'You need more.', needed: { you: 2, partner: 0 } };
    expect((await errorOf(reply(400, JSON.stringify(body)))).needed).toEqual(body.needed);
    expect((await errorOf(reply(400, '{"needed":{"you":"2"}}'))).needed).toBeNull();
    expect((await errorOf(reply(400, '{"needed":null}'))).needed).toBeNull();
  });

  test('tells how long to wait', async () => {
    const error = await errorOf(reply(429, '{"message":"Too many."}', { 'retry-after': '30' }));
    expect(error.retryAfter).toBe(30);
  });
});

test('no reply at all is a network error', () => {
  expect(networkError()).toMatchObject({
    status: 0,
    code: 'network',
    message: 'Network error. Please check your internet connection and try again.',
  });
});

const failed = (status: number, bodyMessage: string | null) =>
  new ApiError({ status, code: 'x', message: 'm', bodyMessage });

test.each<[string, unknown, string]>([
  ['of a refusal', failed(409, 'You are already connected.'), 'You are already connected.'],
  ['of a refusal without words', failed(400, null), 'Otherwise.'],
  ['of a server in trouble', failed(500, 'Something went wrong.'), 'Otherwise.'],
  ['of no reply', networkError(), 'Otherwise.'],
  ['of anything else', new Error('m'), 'Otherwise.'],
])('the words %s', (_, error, text) => {
  expect(serverMessage(error, 'Otherwise.')).toBe(text);
});
