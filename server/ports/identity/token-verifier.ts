import { createHash } from 'node:crypto';
import { type JWTPayload, type JWTVerifyGetKey, errors as joseErrors, jwtVerify } from 'jose';
import type { Caller } from './port.ts';

/** What a provider's tokens must carry, and the keys that may have signed them. */
export type TokenRules = {
  readonly keys: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  readonly issuer: string;
  readonly audience: string;
};

/** Longest token that is looked at, in characters. */
const maximumLength = 8192;
/** Verified tokens that are remembered, so that the signature is checked once and not at each call. */
const maximumRemembered = 5000;
const maximumSubject = 128;

/** Seconds by which the provider's clock may be ahead of ours. */
const clockTolerance = 60;

type Remembered = { readonly caller: Caller; readonly expiresAt: number };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const toCaller = (payload: JWTPayload): Caller | null => {
  const { sub } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > maximumSubject) return null;
  return { uid: sub, email: text(payload.email), name: text(payload.name) };
};

/** A token says which key signed it; one that does not is not tried with every key there is. */
const byName =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header, token) => {
    if (typeof header?.kid !== 'string') throw new joseErrors.JWKSNoMatchingKey();
    return keys(header, token);
  };

/** An outage of the key store is not the caller's fault: only what is wrong with the token itself means null. */
const isTokenFault = (error: unknown): boolean => error instanceof joseErrors.JOSEError;

/** Checks signature, algorithm, key, issuer, audience and times; remembers good tokens, never past their expiry. */
export const tokenVerifier = (
  rules: TokenRules,
  clock: () => Date,
): ((token: string) => Promise<Caller | null>) => {
  const keys = byName(rules.keys);
  const remembered = new Map<string, Remembered>();

  const remember = (key: string, entry: Remembered): void => {
    if (remembered.size >= maximumRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, entry);
  };

  const verifyAnew = async (token: string): Promise<Remembered | null> => {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: [...rules.algorithms],
      issuer: rules.issuer,
      audience: rules.audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: clock(),
    });
    if ((payload.iat ?? 0) > clock().getTime() / 1000 + clockTolerance) return null;
    const caller = toCaller(payload);
    return caller && { caller, expiresAt: (payload.exp ?? 0) * 1000 };
  };

  return async (token) => {
    if (token.length > maximumLength) return null;
    const key = createHash('sha256').update(token).digest('base64url');
    const known = remembered.get(key);
    if (known && known.expiresAt > clock().getTime()) return known.caller;
    remembered.delete(key);
    try {
      const fresh = await verifyAnew(token);
      if (fresh) remember(key, fresh);
      return fresh?.caller ?? null;
    } catch (error) {
      if (isTokenFault(error)) return null;
      throw error;
    }
  };
};
