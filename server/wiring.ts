import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { HelpLine } from '../contract/help-lines.ts';
import type { Context, Database } from './context.ts';
import { queuePasswordMail } from './features/accounts/password-mail.ts';
import { readHelpLines } from './help-lines.ts';
import { addressKey, type Budget, count, tryKey } from './http/budget.ts';
import { clientAddressHeader } from './http/identity.ts';
import { builtinAnalyst } from './ports/analysis/builtin.ts';
import { openEncoder } from './ports/analysis/encoder.ts';
import { openModel } from './ports/analysis/model.ts';
import type { Model } from './ports/analysis/model-port.ts';
import type { Analyst } from './ports/analysis/port.ts';
import { hasWeights, weightsFolder } from './ports/analysis/weights.ts';
import { embeddedIdentity } from './ports/identity/embedded.ts';
import { replaceForeignKeys } from './ports/identity/embedded-keys.ts';
import { hostedIdentity } from './ports/identity/hosted.ts';
import { issuerIdentity } from './ports/identity/issuer.ts';
import type { Identity } from './ports/identity/port.ts';
import type { SignInBudget } from './ports/identity/sign-in-budget.ts';
import { mailFolder } from './ports/mail/folder.ts';
import type { Mail } from './ports/mail/port.ts';
import { smtpMail } from './ports/mail/smtp.ts';
import { ensureKeyFile, readKeyFile } from './ports/vault/key-file.ts';
import { localVault } from './ports/vault/local.ts';
import { readMasterKey } from './ports/vault/master-key.ts';
import type { Vault } from './ports/vault/port.ts';
import { secretFile } from './secret.ts';
import type { Settings } from './settings.ts';

/** What a test may put in the place of the real thing; the rest comes from the settings. */
export type Overrides = Partial<Omit<Context, 'db' | 'publicUrl' | 'trustedProxies'>> & {
  readonly identityRateLimit?: boolean;
  /** Folder of the built web app. */
  readonly pagesFolder?: string;
};

/** The program's own log: lines of JSON on standard output. */
export const openLog = (settings: Settings): Logger => pino({ level: settings.logLevel, base: null });

/** Tries to sign in to one account from one address. */
const signInTries: Budget = { most: 20, seconds: 900 };

/** Tries to sign in from one address to whatever account; many people can share it. */
const signInCalls: Budget = { most: 60, seconds: 60 };

type IdentityParts = Pick<Context, 'db' | 'vault' | 'log' | 'clock' | 'publicUrl'>;

/** By address first, so that one address makes no more counters than it may make tries. */
const signInBudget =
  ({ db, vault, clock }: IdentityParts, limit: boolean): SignInBudget =>
  async (email, address) => {
    const now = clock();
    const wait = limit ? await count(db, addressKey(vault, 'sign-in', address), signInCalls, now) : null;
    return wait ?? count(db, tryKey(vault, 'sign-in', email, address), signInTries, now);
  };

const identitySecretOf = async ({ identitySecret, dataDir }: Settings): Promise<string> =>
  identitySecret ?? (await secretFile(join(dataDir, 'identity-secret')));

/** After a change of the secret nobody could be let in otherwise; the log says so, since all sessions ended with it. */
export const replaceSigningKeys = async (
  settings: Settings,
  { db, log }: Pick<Context, 'db' | 'log'>,
): Promise<void> => {
  if (settings.identity.provider !== 'embedded') return;
  const keys = await replaceForeignKeys(db, await identitySecretOf(settings));
  if (keys > 0)
    log.warn({ keys }, 'signing keys of another IDENTITY_SECRET were replaced: people sign in again');
};

const buildEmbedded = async (settings: Settings, parts: IdentityParts, limit: boolean): Promise<Identity> =>
  embeddedIdentity({
    db: parts.db,
    sendLink: (why, account) => queuePasswordMail(parts.db, parts, why, account),
    hideAccounts: settings.hideAccounts,
    secret: await identitySecretOf(settings),
    publicUrl: settings.publicUrl,
    clientAddressHeader,
    signInBudget: signInBudget(parts, limit),
    rateLimit: limit,
    log: (level, message) => parts.log[level](`identity: ${message}`),
  });

/** The one provider that the settings name. */
const buildIdentity = async (settings: Settings, parts: IdentityParts, limit: boolean): Promise<Identity> => {
  const { identity, publicUrl } = settings;
  const { db, clock } = parts;
  if (identity.provider === 'hosted' && identity.emulatorHost !== null)
    parts.log.warn('the identity provider is an emulator: anybody can be anybody');
  const onRefused = (reason: string) => parts.log.warn({ reason }, 'token refused');
  if (identity.provider === 'hosted') return hostedIdentity({ ...identity, db, clock, publicUrl, onRefused });
  if (identity.provider === 'issuer') return issuerIdentity({ ...identity, db, clock, onRefused });
  return buildEmbedded(settings, parts, limit);
};

const noKey =
  'With DATABASE_URL, MASTER_KEY must be set, the same one for every server: what people write is sealed with it, ' +
  'and no other server would know one that is made up in this folder. This makes one: openssl rand -base64 32';

export const keyFileOf = ({ dataDir }: Settings): string => join(dataDir, 'master-key');

/** Throws where a master key would have to be made up for data that outlives this folder, and that others may serve too. */
export const requireMasterKey = (settings: Settings): void => {
  const { masterKeys, databaseUrl } = settings;
  if (masterKeys.length === 0 && databaseUrl !== null && !existsSync(keyFileOf(settings)))
    throw new Error(noKey);
};

/** The given master keys, else those of the file in the data folder; throws where there is no such file. */
export const openVault = (settings: Settings): Vault => {
  const { masterKeys } = settings;
  return masterKeys.length > 0
    ? localVault(() => masterKeys.map(({ text, name }) => readMasterKey(text, name)))
    : localVault(() => readKeyFile(keyFileOf(settings)));
};

/** As a server opens it, which makes the file at its first start; nobody else does. */
const startVault = (settings: Settings): Vault => {
  if (settings.masterKeys.length === 0) ensureKeyFile(keyFileOf(settings));
  return openVault(settings);
};

/** The rules, with the sentence encoder where its weights were fetched. */
const openAnalyst = ({ encoder }: Settings, lines: readonly HelpLine[], log: Logger): Analyst => {
  if (!encoder) return builtinAnalyst(null, lines);
  const alone = (reason: string) =>
    log.info({ reason }, 'without the sentence encoder, feedback works by rules alone');
  if (!hasWeights()) alone('the sentence encoder was not fetched');
  const opened = hasWeights()
    ? openEncoder({ folder: weightsFolder, weights: 'tuned', onTrouble: alone })
    : null;
  return builtinAnalyst(opened, lines);
};

/** The mail server of the settings, else a folder of files; the log hears a file's name. */
const openMail = ({ smtpUrl, mailFrom, publicUrl, dataDir }: Settings, log: Logger): Mail =>
  smtpUrl === null
    ? mailFolder(join(dataDir, 'mail'), mailFrom, (file) => log.info({ file }, 'mail written'))
    : smtpMail({ url: smtpUrl, from: mailFrom, greetAs: new URL(publicUrl).hostname });

/** The configured model; what is logged of a failure is its kind and a status, never a text or the key. */
const openConfigured = ({ model }: Settings, { log, clock }: Pick<Context, 'log' | 'clock'>): Model | null =>
  model === null
    ? null
    : openModel({
        ...model,
        now: () => clock().getTime(),
        onTrouble: (failure, rests) => log.warn({ ...failure, rests }, 'no feedback from the model'),
      });

/** Builds what the features stand on, over a migrated database; the only place that knows an adapter by name. */
export const buildContext = async (
  settings: Settings,
  db: Database,
  overrides: Overrides = {},
): Promise<Context> => {
  const { identityRateLimit = true, ...given } = overrides;
  const log = given.log ?? openLog(settings);
  const clock = given.clock ?? (() => new Date());
  const { publicUrl } = settings;
  const lines = given.helpLines ?? readHelpLines(settings.helpLinesFile);
  const base = { db, vault: given.vault ?? startVault(settings), clock, log, publicUrl };
  return {
    ...base,
    mail: given.mail ?? openMail(settings, log),
    identity: given.identity ?? (await buildIdentity(settings, base, identityRateLimit)),
    helpLines: lines,
    analyst: given.analyst ?? openAnalyst(settings, lines, log),
    model: given.model === undefined ? openConfigured(settings, { log, clock }) : given.model,
    strictReplies: given.strictReplies ?? !settings.production,
    trustedProxies: settings.trustedProxies,
    pageSettings: given.pageSettings ?? settings.pageSettings,
  };
};
