import { createHmac } from 'node:crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenVerifier } from './token-verifier.ts';

/** Tokens signed as a provider would, and everything that may be wrong with one. */
const now = new Date('2026-11-20T12:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const good: JWTPayload = {
  sub: 'ada',
  iss: 'afterglow',
  aud: 'afterglow',
  iat: seconds - 10,
  exp: seconds + 600,
};

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
let keys: Keys;
let others: Keys;
let verify: (token: string) => Promise<unknown>;
let publicX = '';
/** Published beside the first, and of an algorithm that is not on the list. */
let unlisted: Keys;

const makeVerifier = async (clock: () => Date) => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'EdDSA' };
  publicX = String(jwk.x);
  const rules = {
    keys: createLocalJWKSet({
      keys: [jwk, { ...(await exportJWK(unlisted.publicKey)), kid: 'unlisted', alg: 'ES256' }],
    }),
    algorithms: ['EdDSA'],
    issuer: 'afterglow',
    audience: 'afterglow',
  };
  return tokenVerifier(rules, clock);
};

beforeAll(async () => {
  [keys, others] = [await generateKeyPair('EdDSA'), await generateKeyPair('EdDSA')];
  unlisted = await generateKeyPair('ES256');
  verify = await makeVerifier(() => now);
});

const sign = (claims: object, header: object = {}, key = keys.privateKey): Promise<string> =>
  new SignJWT({ ...claims } as JWTPayload)
    .setProtectedHeader({ alg: 'EdDSA', kid: 'one', ...header })
    .sign(key);

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const hmac = (): string => {
  const body = `${part({ alg: 'HS256', kid: 'one' })}.${part(good)}`;
  return `${body}.${createHmac('sha256', publicX).update(body).digest('base64url')}`;
};

const unsigned = (alg: string): string => `${part({ alg, kid: 'one' })}.${part(good)}.`;

describe('a token', () => {
  test('that is right gives the caller', async () => {
    const token = await sign({ ...good, email: 'ada@example.org', name: 'Ada' });
    expect(await verify(token)).toEqual({ uid: 'ada', email: 'ada@example.org', name: 'Ada' });
  });

  test.each<[string, () => string | Promise<string>]>([
    ['alg none', () => unsigned('none')],
    ['alg None', () => unsigned('None')],
    ['alg nOnE', () => unsigned('nOnE')],
    ['HS256 with the public key', hmac],
    [
      'a published key and an algorithm that is not on the list',
      () => sign(good, { alg: 'ES256', kid: 'unlisted' }, unlisted.privateKey),
    ],
    ['another key', () => sign(good, {}, others.privateKey)],
    ['an unknown kid', () => sign(good, { kid: 'two' })],
    [
      'no kid of its own but a jwk',
      async () => sign(good, { kid: 'x', jwk: await exportJWK(others.publicKey) }, others.privateKey),
    ],
    ['a jku', () => sign(good, { kid: 'x', jku: 'http://127.0.0.1:1/keys' }, others.privateKey)],
    ['an x5u', () => sign(good, { kid: 'x', x5u: 'http://127.0.0.1:1/cert' }, others.privateKey)],
    [
      'an unknown critical header',
      () => part({ alg: 'EdDSA', kid: 'one', crit: ['odd'] }).concat('.', part(good), '.AAAA'),
    ],
    ['another audience', () => sign({ ...good, aud: 'other' })],
    ['no audience', () => sign({ ...good, aud: undefined })],
    ['another issuer', () => sign({ ...good, iss: 'other' })],
    ['expired', () => sign({ ...good, exp: seconds - 1 })],
    ['without an end', () => sign({ ...good, exp: undefined })],
    ['not yet valid', () => sign({ ...good, nbf: seconds + 60 })],
    ['without a time of issue', () => sign({ ...good, iat: undefined })],
    ['without a subject', () => sign({ ...good, sub: undefined })],
    ['an empty subject', () => sign({ ...good, sub: '' })],
    ['a subject of 129 characters', () => sign({ ...good, sub: 'x'.repeat(129) })],
    ['a list as subject', () => sign({ ...good, sub: ['ada'] })],
    ['a number as subject', () => sign({ ...good, sub: 7 })],
    ['nothing', () => ''],
    ['two parts', () => 'a.b'],
    ['no base64', () => '!.!.!'],
    ['a megabyte', () => 'a'.repeat(1_000_000)],
    ['nine thousand good characters', () => sign({ ...good, name: 'x'.repeat(9000) })],
    ['an x5c', () => sign(good, { kid: 'x', x5c: ['AAAA'] }, others.privateKey)],
    ['RS256', () => unsigned('RS256')],
    ['no algorithm', () => `${part({ kid: 'one' })}.${part(good)}.AAAA`],
    ['no kid', () => sign(good, { kid: undefined })],
    ['an audience of many, none ours', () => sign({ ...good, aud: ['other', 'another'] })],
  ])('with %s is nobody', async (_, make) => {
    expect(await verify(await make())).toBeNull();
  });

  test('issued in the future is nobody', async () => {
    expect(await verify(await sign({ ...good, iat: seconds + 3600 }))).toBeNull();
  });

  test('is remembered no longer than it is valid', async () => {
    let time = now;
    const remembering = await makeVerifier(() => time);
    const token = await sign(good);
    expect(await remembering(token)).not.toBeNull();
    time = new Date((seconds + 601) * 1000);
    expect(await remembering(token)).toBeNull();
  });
});
