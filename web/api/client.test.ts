import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { login, updateProfile } from '../../contract/accounts.ts';
import { errors } from '../../contract/errors.ts';
import { checkInvites, validateInvite } from '../../contract/invites.ts';
import { call, setTokenSource } from './client.ts';
import { ApiError } from './error.ts';
import { IdentityError } from './identity.ts';

type Sent = { readonly method: string; readonly credentials: string; readonly headers: object };

const status = { hasInvitedPartner: false, hasPartner: false, partnerEmail: null, activeInviteCode: null };
const json = (body: unknown, code = 200) => new Response(JSON.stringify(body), { status: code });

const fetching = vi.fn<(path: string, sent: Sent) => Promise<Response>>();
const tokens = vi.fn<(force: boolean) => Promise<string | null>>();

beforeEach(() => {
  fetching.mockReset().mockImplementation(async () => json(status));
  tokens.mockReset().mockImplementation(async (force) => (force ? 'fresh' : 'kept'));
  vi.stubGlobal('fetch', fetching);
  setTokenSource(tokens);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const authorizations = () =>
  fetching.mock.calls.map(([, { headers }]) => Reflect.get(headers, 'Authorization'));

test('a call goes out with cookies, as JSON, with the token as a bearer', async () => {
  expect(await call(checkInvites)).toEqual(status);
  expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/invites/check', {
    method: 'GET',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer kept' },
  });
});

test('without a session it has no such header', async () => {
  tokens.mockResolvedValue(null);
  await call(validateInvite, { params: { code: 'AB2CD' } });
  expect(authorizations()).toEqual([undefined]);
});

test('a call that needs somebody is not sent for nobody, and fails as the server would have it fail', async () => {
  tokens.mockResolvedValue(null);
  await expect(call(checkInvites)).rejects.toMatchObject({
    status: 401,
    code: 'unauthorized',
    bodyMessage: 'Please sign in again.',
  });
  expect(fetching).not.toHaveBeenCalled();
});

test('nor is it sent again where no new token is to be had', async () => {
  fetching.mockImplementation(async () => json({ message: 'Please sign in again.' }, 401));
  tokens.mockImplementation(async (force) => (force ? null : 'kept'));
  await expect(call(checkInvites)).rejects.toMatchObject({ status: 401 });
  expect(authorizations()).toEqual(['Bearer kept']);
});

test('a body is JSON, and a parameter is escaped', async () => {
  await call(updateProfile, { body: { firstName: 'Mira', lastName: 'K' } });
  await call(validateInvite, { params: { code: 'A/ B' } });
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ body: '{"firstName":"Mira","lastName":"K"}' });
  expect(fetching.mock.calls[1]?.[0]).toBe('/api/invites/validate/A%2F%20B');
});

test('a call that wants a fresh token gets one', async () => {
  await call(login, { body: { uid: 'm' } });
  expect(tokens.mock.calls).toEqual([[true, undefined]]);
  expect(authorizations()).toEqual(['Bearer fresh']);
});

test('a token that the server does not like is replaced once', async () => {
  fetching.mockImplementation(async () => json({ message: 'Please sign in again.' }, 401));
  await expect(call(checkInvites)).rejects.toMatchObject({ status: 401, message: 'Please sign in again.' });
  expect(authorizations()).toEqual(['Bearer kept', 'Bearer fresh']);
});

test('a reply that is no JSON is unreadable', async () => {
  fetching.mockResolvedValue(new Response('<p>'));
  await expect(call(checkInvites)).rejects.toMatchObject({ status: 200, code: 'unreadable' });
});

test('no reply is a network error', async () => {
  fetching.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(checkInvites)).rejects.toMatchObject({ status: 0, code: 'network' });
});

describe('a token that is not to be had', () => {
  const cut = new IdentityError('network-request-failed');
  const silent = new IdentityError('unknown');
  const speaking = new IdentityError('unknown', 'We cannot reach our database right now.');

  test.each<[string, unknown, object]>([
    ['for want of a network', cut, { status: 0, code: 'network' }],
    ['of a provider that says why', speaking, { status: 503, bodyMessage: speaking.message }],
    ['of a provider that does not', silent, { status: 503, bodyMessage: errors.provider_away.message }],
    ['of one who asked too often', new IdentityError('too-many-requests'), { status: 429 }],
    ['of a session that is over', new IdentityError('token-expired'), { status: 401 }],
    ['of a disabled account', new IdentityError('user-disabled'), { status: 401, code: 'unauthorized' }],
    ['for whatever reason', new SyntaxError('Unexpected token'), { status: 503, code: 'provider_away' }],
  ])('%s fails the call as an error of a call', async (_, thrown, expected) => {
    tokens.mockRejectedValue(thrown);
    const failure = await call(checkInvites).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject(expected);
    expect(fetching).not.toHaveBeenCalled();
  });

  test('in the place of one that the server does not like, too', async () => {
    fetching.mockImplementation(async () => json({ message: 'Please sign in again.' }, 401));
    tokens.mockImplementation(async (force) => (force ? Promise.reject(cut) : 'kept'));
    await expect(call(checkInvites)).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});
