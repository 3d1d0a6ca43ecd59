import { type CryptoKey, createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test, vi } from 'vitest';
import { signedTokens } from './token-reader.ts';
import { tokenVerifier } from './token-verifier.ts';

const [known, stranger] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(known.publicKey)), kid: 'one' }] });

type Change = { iss?: string; aud?: string; exp?: number; kid?: string | null; key?: CryptoKey };

const tokenWith = ({
  iss = 'issuer',
  aud = 'app',
  exp = 60,
  kid = 'one',
  key = known.privateKey,
}: Change) => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ iss, aud, sub: 'ada', exp: now + exp, iat: now - 120 })
    .setProtectedHeader({ alg: 'ES256', ...(kid === null ? {} : { kid }) })
    .sign(key);
};

const open = () => {
  let now = Date.now();
  const onRefused = vi.fn<(reason: string) => void>();
  const read = signedTokens(keys, ['ES256']);
  const claims = { issuer: 'issuer', audience: 'app', admit: () => true, isOver: async () => false };
  const rules = { ...claims, read, rememberFor: 60_000, onRefused };
  const verify = tokenVerifier(rules, () => new Date(now));
  const passTime = (milliseconds: number) => {
    now += milliseconds;
  };
  return { verify, passTime, told: () => onRefused.mock.calls.flat() };
};

test.each<[string, Change, string[]]>([
  ['is good', {}, []],
  ['has expired, as all do', { exp: -60 }, []],
  ['is of another issuer', { iss: 'issuer/' }, ['ERR_JWT_CLAIM_VALIDATION_FAILED iss']],
  ['is for another audience', { aud: 'other' }, ['ERR_JWT_CLAIM_VALIDATION_FAILED aud']],
  ['does not name its key', { kid: null }, ['ERR_JWKS_NO_MATCHING_KEY']],
  ['is signed by a stranger', { key: stranger.privateKey }, ['ERR_JWS_SIGNATURE_VERIFICATION_FAILED']],
])('of a token that %s this is told', async (_, change, reasons) => {
  const { verify, told } = open();
  await verify(await tokenWith(change));
  expect(told()).toEqual(reasons);
});

test('the same reason is told once a minute, however many tokens have it', async () => {
  const { verify, passTime, told } = open();
  for (const iss of ['a', 'b', 'c']) await verify(await tokenWith({ iss, exp: 600 }));
  expect(told()).toHaveLength(1);
  await verify(await tokenWith({ aud: 'other', exp: 600 }));
  expect(told()).toHaveLength(2);
  passTime(60_000);
  await verify(await tokenWith({ iss: 'a', exp: 600 }));
  expect(told()).toHaveLength(3);
});
