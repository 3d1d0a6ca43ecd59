import { resolve } from 'node:path';
import * as z from 'zod';
import { brand } from '../contract/brand.ts';
import {
  type IdentitySettings,
  identityEnvironment,
  identityFaults,
  identityOf,
  identityPage,
} from './settings-identity.ts';

const Port = z.coerce.number().int().min(0).max(65535);

/** `Name <address>` or an address alone. */
const Sender = z
  .string()
  .regex(/^(?:[^<>"\r\n]*<)?[^\s<>@,;"]+@[^\s<>@,;"]+>?$/, 'must be an address, or a name and <an address>');
/** True too of what is no address, which is said by another check. */
const isBare = (address: string): boolean => {
  const url = URL.parse(address);
  return url === null || `${url.username}${url.password}${url.search}${url.hash}` === '';
};
/** Scheme, host and port alone; true too of what is no address. */
const isOrigin = (address: string): boolean => {
  const url = URL.parse(address);
  return url === null || url.href === `${url.origin}/`;
};
/** Whether user and password can be read: a `%` of their own has to be written as `%25`. True too of what is no address. */
const isDecodable = (address: string): boolean => {
  const url = URL.parse(address);
  try {
    return decodeURIComponent(`${url?.username} ${url?.password}`) !== '';
  } catch {
    return false;
  }
};
const undecodable = 'has a % in its user or password, which is written %25';

/** Any of these may be left out. */
const Environment = z
  .object({
    PORT: Port,
    HOST: z.string(),
    DATA_DIR: z.string(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).refine(isDecodable, undecodable),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin, 'must be scheme, host and port alone, as in https://afterglow.example'),
    IDENTITY_SECRET: z.string().min(32),
    MASTER_KEY: z.string(),
    MASTER_KEY_BEFORE: z.string(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).refine(isDecodable, undecodable),
    MAIL_FROM: Sender,
    HIDE_ACCOUNTS: z.enum(['on', 'off']),
    TAG_MANAGER: z.string().regex(/^GTM-[A-Z0-9]+$/),
    ANALYTICS_EMAIL: z.enum(['hashed', 'plain']),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    HELP_LINES: z.string(),
    ENCODER: z.enum(['on', 'off']),
    MODEL_URL: z.url({ protocol: /^https?$/ }).refine(isBare, 'must have no password and no query'),
    MODEL_NAME: z.string().max(100),
    MODEL_KEY: z.string().regex(/^[\x21-\x7e]+$/, 'must be one word'),
    MODEL_DAILY: z.coerce.number().int().min(0),
    MODEL_DAILY_PERSON: z.coerce.number().int().min(0),
    ...identityEnvironment,
    NODE_ENV: z.string(),
    AFTERGLOW_DEV: z.string(),
  })
  .partial();

type ModelAccess = {
  readonly address: string;
  readonly name: string;
  readonly key: string | null;
  readonly daily: { readonly person: number; readonly site: number };
};

/** Everything that can be set from outside; `docs/operating.md` explains each. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  /** Absolute; holds the embedded database, its secrets and mail that was not sent. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Origin of the product, with which links that leave it by mail begin; no slash at the end. */
  readonly publicUrl: string;
  /** The mail server; null means a folder of files in the data folder. */
  readonly smtpUrl: string | null;
  readonly mailFrom: { readonly name: string; readonly address: string };
  readonly identity: IdentitySettings;
  readonly identitySecret: string | null;
  /** Whether sign-up and reset keep to themselves which addresses have an account. */
  readonly hideAccounts: boolean;
  /** In base64 and by the settings' names, the one of now first; empty means the file in the data folder. */
  readonly masterKeys: readonly { readonly name: string; readonly text: string }[];
  readonly trustedProxies: number;
  /** What the browser is told in its pages; empty unless a tag manager or another identity provider is configured. */
  readonly pageSettings: Readonly<Record<string, string>>;
  /** Absolute; a file of help lines in the place of those that come with the product. */
  readonly helpLinesFile: string | null;
  /** Whether feedback may use the sentence encoder, where its weights are there; in tests only when asked. */
  readonly encoder: boolean;
  /** A language model to ask, where people allow it; null unless address and name are set. */
  readonly model: ModelAccess | null;
  readonly logLevel: string;
  readonly production: boolean;
  readonly development: boolean;
};

const pageSettingsOf = (container: string | undefined, email: string): Record<string, string> =>
  container === undefined ? {} : { 'tag-manager': container, 'analytics-email': email };

const senderOf = (text: string | undefined, publicUrl: string) => {
  const [, name = '', address = ''] = /^(?:(.*)<)?([^<>]+)>?$/.exec(text ?? '') ?? [];
  return {
    name: name.trim() || brand.name,
    address: address.trim() || `no-reply@${new URL(publicUrl).hostname}`,
  };
};

/** Texts that a model is sent in a day unless the operator says otherwise. */
const mostTexts = { person: 60, site: 2_000 } as const;

const modelOf = (env: z.infer<typeof Environment>): ModelAccess | null => {
  const { MODEL_URL: address, MODEL_NAME: name } = env;
  if (address === undefined || name === undefined) return null;
  const daily = {
    person: env.MODEL_DAILY_PERSON ?? mostTexts.person,
    site: env.MODEL_DAILY ?? mostTexts.site,
  };
  return { address: address.replace(/\/+$/, ''), name, key: env.MODEL_KEY ?? null, daily };
};

const modelPage = (model: ModelAccess | null): Record<string, string> =>
  model === null ? {} : { 'model-host': new URL(model.address).host };

const modelFaults = ({ MODEL_URL, MODEL_NAME }: NodeJS.ProcessEnv): readonly string[] =>
  (MODEL_URL === undefined) === (MODEL_NAME === undefined)
    ? []
    : ['MODEL_URL, MODEL_NAME: one needs the other'];

/** A setting that is left empty counts as left out. */
const withoutBlanks = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''));

/** Reads and checks the settings; throws one error that names every setting that is wrong, or missing beside another. */
export const readSettings = (environment: NodeJS.ProcessEnv = process.env): Settings => {
  const given = withoutBlanks(environment);
  const parsed = Environment.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...modelFaults(given),
    ...identityFaults(given),
  ];
  if (!parsed.success || faults.length > 0)
    throw new Error(['These settings cannot be used:', ...faults].join('\n  '));
  const env = parsed.data;
  const port = env.PORT ?? 3000;
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${port}`).origin;
  const model = modelOf(env);
  const identity = identityOf(env);
  return Object.freeze({
    port,
    host: env.HOST ?? 'localhost',
    dataDir: resolve(env.DATA_DIR ?? 'data'),
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: senderOf(env.MAIL_FROM, publicUrl),
    identity,
    identitySecret: env.IDENTITY_SECRET ?? null,
    hideAccounts: env.HIDE_ACCOUNTS === 'on',
    masterKeys: (['MASTER_KEY', 'MASTER_KEY_BEFORE'] as const).flatMap((name) => {
      const text = env[name];
      return text === undefined ? [] : [{ name, text }];
    }),
    trustedProxies: env.TRUSTED_PROXIES ?? 0,
    helpLinesFile: env.HELP_LINES === undefined ? null : resolve(env.HELP_LINES),
    pageSettings: {
      ...pageSettingsOf(env.TAG_MANAGER, env.ANALYTICS_EMAIL ?? 'hashed'),
      ...modelPage(model),
      ...identityPage(identity),
    },
    model,
    encoder: (env.ENCODER ?? (env.NODE_ENV === 'test' ? 'off' : 'on')) === 'on',
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    production: env.NODE_ENV === 'production',
    development: env.AFTERGLOW_DEV !== undefined,
  });
};
