import type { JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { endSessionsUntil, isStillOn, watchEndedSessions } from './ended-sessions.ts';
import { deleteHostedAccount, type HostedCalls, signInWithPassword } from './hosted-account.ts';
import type { Identity } from './port.ts';
import { publishedKeys } from './published-keys.ts';
import { signedTokens, type TokenReader, unsignedTokens } from './token-reader.ts';
import { tokenVerifier } from './token-verifier.ts';

/** What the hosted provider needs. */
type HostedOptions = {
  readonly db: Kysely<Tables>;
  readonly clock: () => Date;
  readonly apiKey: string;
  readonly projectId: string;
  readonly publicUrl: string;
  /** Host and port of the provider's emulator, whose tokens anybody can make; null for the real one. */
  readonly emulatorHost: string | null;
  /** Told why tokens are refused, now and then. */
  readonly onRefused?: (reason: string) => void;
  /** Tests put servers of their own in the place of the provider's. */
  readonly addresses?: { readonly keys: string; readonly calls: string };
};

const google = {
  keys: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  calls: 'https://identitytoolkit.googleapis.com/v1',
};

/** Milliseconds for which a token, which lives an hour, is not verified anew; whether its session was ended is asked at every use. */
const rememberFor = 5 * 60_000;

const callsOf = ({ apiKey, publicUrl, emulatorHost, addresses = google }: HostedOptions): HostedCalls => ({
  address: emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com/v1` : addresses.calls,
  apiKey,
  publicUrl,
});

const readerOf = ({ emulatorHost, addresses = google, clock }: HostedOptions): TokenReader =>
  emulatorHost === null ? signedTokens(publishedKeys(addresses.keys, clock), ['RS256']) : unsignedTokens;

const tellsWhen = ({ auth_time }: JWTPayload): boolean => typeof auth_time === 'number' && auth_time > 0;

/**
 * Firebase Authentication, by the project's public settings alone: no key of an administrator is kept here. What needs
 * the account's owner (deleting it) is done with a sign-in by the password that the owner has just typed.
 */
export const hostedIdentity = (options: HostedOptions): Identity => {
  const { db, clock, projectId, onRefused } = options;
  const calls = callsOf(options);
  const ended = watchEndedSessions(db, clock);
  const rules = {
    read: readerOf(options),
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    admit: async (claims: JWTPayload) => tellsWhen(claims) && (await isStillOn(db, claims)),
    isOver: ended.isOver,
    onRefused,
    rememberFor,
  };
  return {
    verify: tokenVerifier(rules, clock),
    checkPassword: async ({ uid, email }, password) => {
      const owner = await signInWithPassword(calls, email, password);
      return owner?.uid === uid ? { deleteAccount: () => deleteHostedAccount(calls, owner.token) } : null;
    },
    endSessions: (uid) => endSessionsUntil(db, uid, clock()).finally(ended.lookAgain),
  };
};
