import { createHash } from 'node:crypto';
import { type JWTPayload, errors as joseErrors } from 'jose';
import { isStorable } from '../../../contract/text.ts';
import type { Caller } from './port.ts';
import { seldom } from './seldom.ts';
import type { TokenReader } from './token-reader.ts';

/** What a provider's tokens must carry. */
type TokenRules = {
  readonly read: TokenReader;
  readonly issuer: string;
  readonly audience: string;
  /** What else must hold of the claims; asked when a token is new, and again when it is no longer remembered. */
  readonly admit: (claims: JWTPayload) => boolean | Promise<boolean>;
  /** Whether the token's session has ended since; asked at every use. */
  readonly isOver: (claims: JWTPayload) => Promise<boolean>;
  /** Told, at most once a minute for each, by which rule tokens are refused; not of those that have expired, as all do. */
  readonly onRefused?: ((reason: string) => void) | undefined;
  /** Milliseconds for which a good token is remembered, where it does not expire sooner. */
  readonly rememberFor: number;
};

/** Longest token that is looked at, in characters. */
const maximumLength = 8192;
/** Verified tokens that are remembered, so that the signature is checked once and not at each call. */
const maximumRemembered = 5000;
const maximumSubject = 128;
const maximumEmail = 320;

/** Seconds by which the provider's clock may be ahead of ours. */
const clockTolerance = 60;

type Remembered = { readonly caller: Caller; readonly claims: JWTPayload; readonly until: number };

/** A claim that is no text, or that could not be stored, counts as absent. */
const text = (value: unknown): string => (typeof value === 'string' && isStorable(value) ? value : '');

const email = (value: unknown): string => (text(value).length > maximumEmail ? '' : text(value).trim());

const nameOf = ({ name, given_name, family_name }: JWTPayload): string =>
  text(name) || `${text(given_name)} ${text(family_name)}`.trim();

const instant = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null;

const toCaller = (claims: JWTPayload): Caller | null => {
  const uid = text(claims.sub);
  if (uid === '' || uid.length > maximumSubject) return null;
  return {
    uid,
    email: email(claims.email),
    name: nameOf(claims),
    signedInAt: instant(claims.auth_time),
  };
};

const isFromFuture = ({ iat, auth_time }: JWTPayload, now: Date): boolean => {
  const latest = now.getTime() / 1000 + clockTolerance;
  return (iat ?? 0) > latest || (typeof auth_time === 'number' && auth_time > latest);
};

/** An outage of the key store is not the caller's fault: only what is wrong with the token itself means null. */
const isTokenFault = (error: unknown): error is joseErrors.JOSEError => error instanceof joseErrors.JOSEError;

/** The name of the error, with the claim that is wrong; nothing that the token says. */
const reasonOf = (error: joseErrors.JOSEError): string =>
  error instanceof joseErrors.JWTClaimValidationFailed ? `${error.code} ${error.claim}` : error.code;

/** Checks signature, algorithm, key, issuer, audience and times; remembers good tokens, never past their expiry. */
export const tokenVerifier = (
  { read, issuer, audience, admit, isOver, onRefused = () => {}, rememberFor }: TokenRules,
  clock: () => Date,
): ((token: string) => Promise<Caller | null>) => {
  const remembered = new Map<string, Remembered>();
  const tell = seldom(onRefused, clock);

  const remember = (key: string, entry: Remembered): void => {
    if (remembered.size >= maximumRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(key, entry);
  };

  const verifyAnew = async (token: string): Promise<Remembered | null> => {
    const now = clock();
    const requiredClaims = ['sub', 'exp', 'iat'];
    const claims = await read(token, { issuer, audience, requiredClaims, currentDate: now });
    const caller = toCaller(claims);
    if (caller === null || isFromFuture(claims, now)) return null;
    if (!(await admit(claims))) return null;
    return { caller, claims, until: Math.min((claims.exp ?? 0) * 1000, now.getTime() + rememberFor) };
  };

  const whileOn = async ({ caller, claims }: Remembered): Promise<Caller | null> =>
    (await isOver(claims)) ? null : caller;

  return async (token) => {
    if (token.length > maximumLength) return null;
    const key = createHash('sha256').update(token).digest('base64url');
    const known = remembered.get(key);
    if (known && known.until > clock().getTime()) return whileOn(known);
    remembered.delete(key);
    try {
      const fresh = await verifyAnew(token);
      if (fresh) remember(key, fresh);
      return fresh && whileOn(fresh);
    } catch (error) {
      if (!isTokenFault(error)) throw error;
      if (!(error instanceof joseErrors.JWTExpired)) tell(reasonOf(error));
      return null;
    }
  };
};
