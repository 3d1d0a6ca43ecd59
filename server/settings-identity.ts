import * as z from 'zod';

const hostAndPort = /^[\w.-]+:\d{1,5}$|^\[[0-9a-f:]+\]:\d{1,5}$/i;

/** The settings by which a provider other than the embedded one is chosen. */
export const identityEnvironment = {
  FIREBASE_API_KEY: z.string(),
  FIREBASE_AUTH_DOMAIN: z.string().regex(/^[\w-]+(\.[\w-]+)+$/),
  FIREBASE_PROJECT_ID: z.string().regex(/^[a-z][a-z0-9-]{2,62}$/),
  FIREBASE_APP_ID: z.string(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().regex(hostAndPort),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }),
  OIDC_AUDIENCE: z.string(),
  OIDC_KEY_SET: z.url({ protocol: /^https?$/ }),
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
type Given = Readonly<Partial<Record<Name | 'NODE_ENV', string | undefined>>>;

const anyOf = (given: Given, names: readonly Name[]): boolean =>
  names.some((name) => given[name] !== undefined);

const halfSet = (given: Given, names: readonly Name[]): readonly string[] => {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === 0 || !anyOf(given, names)) return [];
  return [`${missing.join(', ')}: missing; ${names.join(', ')} belong together.`];
};

const emulatorFaults = (given: Given): readonly string[] => {
  if (given[emulatorName] === undefined) return [];
  if (given.NODE_ENV === 'production')
    return [`${emulatorName}: an emulator lets anybody in as anybody; take it out in production.`];
  return anyOf(given, hostedNames) ? [] : [`${emulatorName}: only together with ${hostedNames.join(', ')}.`];
};

const twoProviders =
  'FIREBASE_… and OIDC_…: two identity providers are named; take the settings of one of them out.';

/** All that is wrong with these settings beside each other, whatever each of them says. */
export const identityFaults = (given: Given): readonly string[] => [
  ...halfSet(given, hostedNames),
  ...halfSet(given, issuerNames),
  ...emulatorFaults(given),
  ...(anyOf(given, hostedNames) && anyOf(given, issuerNames) ? [twoProviders] : []),
];

/** Every value of a set of settings that belong together; null unless all are given. */
const wholeSet = <N extends Name>(given: Given, names: readonly N[]): Record<N, string> | null => {
  if (names.some((name) => given[name] === undefined)) return null;
  return Object.fromEntries(names.map((name) => [name, given[name]])) as Record<N, string>;
};

/** Chooses the provider by settings that have no faults. */
export const identityOf = (given: Given): IdentitySettings => {
  const hosted = wholeSet(given, hostedNames);
  const issuer = wholeSet(given, issuerNames);
  if (hosted)
    return {
      provider: 'hosted',
      apiKey: hosted.FIREBASE_API_KEY,
      authDomain: hosted.FIREBASE_AUTH_DOMAIN,
      projectId: hosted.FIREBASE_PROJECT_ID,
      appId: hosted.FIREBASE_APP_ID,
      emulatorHost: given[emulatorName] ?? null,
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
