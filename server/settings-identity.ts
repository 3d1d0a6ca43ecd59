import * as z from 'zod';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A setting that may be left out, or left empty. */
export const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional());

const hostAndPort = /^[\w.-]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/i;

/** The settings by which a provider other than the embedded one is chosen. */
export const identityEnvironment = {
  FIREBASE_API_KEY: optional(z.string()),
  FIREBASE_AUTH_DOMAIN: optional(z.string().regex(/^[\w-]+(\.[\w-]+)+$/)),
  FIREBASE_PROJECT_ID: optional(z.string().regex(/^[a-z][a-z0-9-]{2,62}$/)),
  FIREBASE_APP_ID: optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optional(z.string().regex(hostAndPort)),
  OIDC_ISSUER: optional(z.url({ protocol: /^https?$/ })),
  OIDC_AUDIENCE: optional(z.string()),
  OIDC_KEY_SET: optional(z.url({ protocol: /^https?$/ })),
};

/** Which identity provider is used, and what it needs. */
export type IdentitySettings =
  | { readonly provider: 'embedded' }
  | {
      readonly provider: 'hosted';
      readonly apiKey: string;
      readonly authDomain: string;
      readonly projectId: string;
      readonly appId: string;
      /** Host and port of the provider's emulator; never in production. */
      readonly emulatorHost: string | null;
    }
  | {
      readonly provider: 'issuer';
      readonly issuer: string;
      readonly audience: string;
      readonly keySet: string;
    };

const hostedNames = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_APP_ID',
] as const;
const issuerNames = ['OIDC_ISSUER', 'OIDC_AUDIENCE', 'OIDC_KEY_SET'] as const;

const emulatorName = 'FIREBASE_AUTH_EMULATOR_HOST';

type Name = keyof typeof identityEnvironment;
type Given = Readonly<Partial<Record<Name, string | undefined>>>;

const refuse = (why: string): never => {
  throw new Error(`These settings cannot be used:\n  ${why}`);
};

/** Every value of a set of settings that belong together; null when none is given, an error when some are missing. */
const wholeSet = <N extends Name>(given: Given, names: readonly N[]): Record<N, string> | null => {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) refuse(`${missing.join(', ')}: missing; ${names.join(', ')} belong together.`);
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Record<N, string>;
};

const refuseEmulator = (production: boolean, hosted: boolean): void => {
  if (production)
    refuse(`${emulatorName}: an emulator lets anybody in as anybody; take it out in production.`);
  if (!hosted) refuse(`${emulatorName}: only together with ${hostedNames.join(', ')}.`);
};

/** Chooses the provider; throws one error that says what is missing, or that two are named. */
export const identityOf = (given: Given, production: boolean): IdentitySettings => {
  const hosted = wholeSet(given, hostedNames);
  const issuer = wholeSet(given, issuerNames);
  const emulatorHost = given[emulatorName] ?? null;
  if (emulatorHost !== null) refuseEmulator(production, hosted !== null);
  if (hosted && issuer)
    refuse(`FIREBASE_… and OIDC_…: two identity providers are named; take the settings of one of them out.`);
  if (hosted)
    return {
      provider: 'hosted',
      apiKey: hosted.FIREBASE_API_KEY,
      authDomain: hosted.FIREBASE_AUTH_DOMAIN,
      projectId: hosted.FIREBASE_PROJECT_ID,
      appId: hosted.FIREBASE_APP_ID,
      emulatorHost,
    };
  if (issuer)
    return {
      provider: 'issuer',
      issuer: issuer.OIDC_ISSUER,
      audience: issuer.OIDC_AUDIENCE,
      keySet: issuer.OIDC_KEY_SET,
    };
  return { provider: 'embedded' };
};

/** What the pages tell the browser about the provider; nothing of it is secret. */
export const identityPage = (settings: IdentitySettings): Readonly<Record<string, string>> => {
  if (settings.provider === 'embedded') return {};
  if (settings.provider === 'issuer') return { identity: 'elsewhere' };
  const { apiKey, authDomain, projectId, appId, emulatorHost } = settings;
  return {
    identity: 'hosted',
    'identity-project': JSON.stringify({ apiKey, authDomain, projectId, appId }),
    ...(emulatorHost === null ? {} : { 'identity-emulator': emulatorHost }),
  };
};
