import type { JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { endSessionsUntil, isStillOn, watchEndedSessions } from './ended-sessions.ts';
import type { Identity } from './port.ts';
import { publishedKeys } from './published-keys.ts';
import { signedTokens } from './token-reader.ts';
import { tokenVerifier } from './token-verifier.ts';

/** What another issuer needs. */
type IssuerOptions = {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  /** The claim `iss`, exactly. */
  readonly issuer: string;
  /** The claim `aud`, or one of its entries. */
  readonly audience: string;
  /** Address of the issuer's key set. */
  readonly keySet: string;
  /** Told why tokens are refused, now and then. */
  readonly onRefused?: (reason: string) => void;
};

/** With a public key nothing can be signed; algorithms with a shared secret stay out. */
const algorithms = ['RS256', 'ES256', 'EdDSA'];

/** Milliseconds for which a token is taken without verifying it anew; whether its session was ended is asked at every use. */
const rememberFor = 5 * 60_000;

/** Milliseconds for which a sign-in counts as fresh, where something can only be done by the owner. */
const freshFor = 5 * 60_000;

/**
 * Any other OpenID Connect issuer. It keeps accounts and passwords to itself: deleting an account here leaves the one
 * at the issuer as it is, and wants a token of a sign-in of the last five minutes in the place of a password.
 */
export const issuerIdentity = (options: IssuerOptions): Identity => {
  const { db, clock, issuer, audience, keySet, onRefused } = options;
  const ended = watchEndedSessions(db, clock);
  const rules = {
    read: signedTokens(publishedKeys(keySet, clock), algorithms),
    issuer,
    audience,
    admit: (claims: JWTPayload) => isStillOn(db, claims),
    isOver: ended.isOver,
    onRefused,
    rememberFor,
  };
  return {
    verify: tokenVerifier(rules, clock),
    checkPassword: async ({ signedInAt }) =>
      signedInAt !== null && clock().getTime() - signedInAt.getTime() < freshFor
        ? { deleteAccount: async () => {} }
        : null,
    endSessions: (uid) => endSessionsUntil(db, uid, clock()).finally(ended.lookAgain),
  };
};
