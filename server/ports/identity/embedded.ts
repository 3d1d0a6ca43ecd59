import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwt } from 'better-auth/plugins';
import type { Kysely } from 'kysely';
import { brand } from '../../../contract/brand.ts';
import { maximumPasswordLength, minimumPasswordLength } from '../../../contract/limits.ts';
import type { Tables } from '../../database/tables.ts';
import { checkFirst, refuseDisabled } from './embedded-checks.ts';
import { hiding, resetLifetime, type SendLink } from './embedded-hiding.ts';
import { keyTimes, loadEmbeddedKeys, signingKeys } from './embedded-keys.ts';
import { endSessionsUntil, isStillOn, watchEndedSessions } from './ended-sessions.ts';
import { padded } from './padded.ts';
import type { Identity } from './port.ts';
import { rememberedKeys } from './remembered-keys.ts';
import { withSessionHint } from './session-hint.ts';
import { withoutSessionToken } from './session-secret.ts';
import { refuseGuessing, type SignInBudget } from './sign-in-budget.ts';
import { signedTokens } from './token-reader.ts';
import { tokenVerifier } from './token-verifier.ts';

/** What the embedded provider needs; `clientAddressHeader` carries the address that the server itself saw. */
type EmbeddedOptions = {
  readonly db: Kysely<Tables>;
  /** Mails the link to choose a password; its token lives an hour. */
  readonly sendLink: SendLink;
  /** Sign-up and reset answer alike whether an address has an account or not; what is true goes there by mail. */
  readonly hideAccounts: boolean;
  readonly secret: string;
  readonly publicUrl: string;
  readonly clientAddressHeader: string;
  readonly signInBudget: SignInBudget;
  /** Tests make many accounts from one address. */
  readonly rateLimit: boolean;
  /** The levels are those of the program's own log. */
  readonly log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void;
};

/** The library stamps its tokens with the machine's time, so they are read by that too. */
const now = (): Date => new Date();

const issuer = 'afterglow';
const audience = 'afterglow';
const tokenLifetime = '15m';
/** Milliseconds for which a token is taken without verifying it anew; whether its session was ended is asked at every use. */
const rememberFor = 30_000;

/** By address, and many people can share one: a lock on one account is another matter. Seconds. */
const rateRules = {
  '/sign-in/email': { window: 60, max: 60 },
  '/sign-up/email': { window: 60, max: 60 },
  '/request-password-reset': { window: 600, max: 5 },
  '/reset-password': { window: 600, max: 10 },
};

/** A page of this very server may talk to the provider, under whatever name the visitor reached it. */
const ownOrigin = (request: Request | undefined): string[] => (request ? [new URL(request.url).origin] : []);

/** The library writes what was sent behind a colon. */
const withoutValue = (message: string): string => message.split(':', 1)[0] ?? '';

/**
 * What the caller is told by name is the library's to answer. All else is thrown, as any call of ours throws it, since the
 * library would write it past our log; without what the database says of the row.
 */
const throwUnexpected = (error: unknown): void => {
  if (error instanceof APIError) return;
  const { message, code } = Object(error) as NodeJS.ErrnoException;
  throw Object.assign(new Error(withoutValue(message ?? 'unknown')), code === undefined ? {} : { code });
};

/** By https a cookie is for this very host and no other, which its name makes the browser see to. */
const cookieRules = (publicUrl: string) => {
  const secure = publicUrl.startsWith('https:');
  return {
    cookiePrefix: secure ? '__Host-afterglow' : 'afterglow',
    useSecureCookies: false,
    defaultCookieAttributes: { secure },
  };
};

const build = (options: EmbeddedOptions) => {
  const { db, sendLink, secret, publicUrl, clientAddressHeader, rateLimit, log } = options;
  const hidden = hiding(options, async (link) => {
    const { internalAdapter } = await auth.$context;
    await internalAdapter.createVerificationValue(link);
  });
  const auth = betterAuth({
    appName: brand.name,
    basePath: '/identity',
    baseURL: publicUrl,
    secret,
    database: { db: db.withSchema('identity'), type: 'postgres' },
    trustedOrigins: ownOrigin,
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log(level, withoutValue(message)) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: minimumPasswordLength,
      maxPasswordLength: maximumPasswordLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLifetime,
      onPasswordReset: ({ user }) => endSessionsUntil(db, user.id, now()),
      sendResetPassword: ({ user, token }) =>
        sendLink('forgotten', { uid: user.id, email: user.email, token }),
      ...hidden.emailAndPassword,
    },
    // A copy of the database opens no account: it holds a digest of the link's token.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 60 * 24 * 3600, updateAge: 24 * 3600 },
    rateLimit: { enabled: rateLimit, storage: 'database', window: 60, max: 300, customRules: rateRules },
    hooks: { before: checkFirst(options.hideAccounts) },
    databaseHooks: {
      session: { create: { before: ({ userId }) => refuseDisabled(db, userId) } },
      user: hidden.user,
    },
    onAPIError: { onError: throwUnexpected },
    advanced: {
      // Said outright, since the library leaves both out where it takes itself to be in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ...cookieRules(publicUrl),
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    plugins: [
      jwt({
        jwks: { rotationInterval: keyTimes.signs, gracePeriod: keyTimes.overlap },
        adapter: signingKeys(db, secret),
        jwt: {
          issuer,
          audience,
          expirationTime: tokenLifetime,
          definePayload: async ({ user, session }) => {
            await refuseDisabled(db, user.id);
            // With its fraction: a sign-in right after all sessions were ended is a new one.
            return { email: user.email, name: user.name, auth_time: session.createdAt.getTime() / 1000 };
          },
        },
      }),
    ],
  });
  return auth;
};

const alikeInTime = /\/(sign-up\/email|request-password-reset)$/;

/** The provider that is part of this server: better-auth under `/identity`, on the same database. Throws where it lacks a table. */
export const embeddedIdentity = async (options: EmbeddedOptions): Promise<Identity> => {
  const auth = build(options);
  // The library looks by itself; a start that fails at something else would end the database in the midst of it.
  await (await auth.$context).checkSchema?.();
  const keys = rememberedKeys(() => loadEmbeddedKeys(options.db, now()), now);
  const { isOver, lookAgain } = watchEndedSessions(options.db, now);
  return {
    verify: tokenVerifier(
      {
        read: signedTokens(keys, ['EdDSA']),
        issuer,
        audience,
        admit: (claims) => isStillOn(options.db, claims),
        isOver,
        rememberFor,
      },
      now,
    ),
    checkPassword: async ({ uid }, password) => {
      const { internalAdapter, password: passwords } = await auth.$context;
      const accounts = await internalAdapter.findAccounts(uid);
      const hash = accounts.find((account) => account.providerId === 'credential')?.password;
      if (!hash || !(await passwords.verify({ hash, password }))) return null;
      return { deleteAccount: () => internalAdapter.deleteUser(uid) };
    },
    endSessions: async (uid) => {
      const { internalAdapter } = await auth.$context;
      await endSessionsUntil(options.db, uid, now()).finally(lookAgain);
      await internalAdapter.deleteUserSessions(uid);
    },
    handle: async (request) => {
      const refusal = await refuseGuessing(request, options.clientAddressHeader, options.signInBudget);
      if (refusal) return refusal;
      const { pathname } = new URL(request.url);
      const answer = async () => withoutSessionToken(pathname, withSessionHint(await auth.handler(request)));
      const isAlike = options.hideAccounts && alikeInTime.test(pathname);
      return isAlike ? padded(answer) : answer();
    },
  };
};
