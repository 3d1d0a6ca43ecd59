import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../context.ts';
import { openDatabase, openPool } from '../database/open.ts';
import { embeddedIdentity } from '../ports/identity/embedded.ts';
import { hostedIdentity } from '../ports/identity/hosted.ts';
import { issuerIdentity } from '../ports/identity/issuer.ts';
import type { Identity } from '../ports/identity/port.ts';
import { type KeyServer, standKeyServer } from './key-server.ts';
import type { TestServer } from './server.ts';

export type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

/** One adapter of the identity port, with what its provider would hold: keys, a clock, and a key server. */
export type World = {
  readonly identity: Identity;
  readonly algorithm: string;
  readonly issuer: string;
  readonly audience: string;
  readonly keys: Keys;
  /** Puts a key in the place where this provider publishes its own. */
  readonly publish: (kid: string, keys: Keys) => Promise<void>;
  /** Null where keys are read from the database, or there are none. */
  readonly keyServer: KeyServer | null;
  readonly now: () => Date;
  readonly passTime: (milliseconds: number) => void;
};

type WorldName = 'embedded' | 'hosted' | 'emulator' | 'issuer';

const publicKey = async (kid: string, { publicKey }: Keys, alg: string) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg,
});

/** A clock that a test may turn, over the real one. */
const turnable = () => {
  let shift = 0;
  return {
    now: () => new Date(Date.now() + shift),
    passTime: (milliseconds: number) => {
      shift += milliseconds;
    },
  };
};

const buildEmbedded = async (db: Database): Promise<World> => {
  const algorithm = 'EdDSA';
  const publish: World['publish'] = async (kid, keys) => {
    const publicText = JSON.stringify(await publicKey(kid, keys, algorithm));
    await db.executeQuery(insertKey(db, kid, publicText));
  };
  const keys = await generateKeyPair(algorithm, { extractable: true });
  await publish('one', keys);
  const identity = await embeddedIdentity({
    db,
    sendLink: async () => {},
    hideAccounts: false,
    secret: 'x'.repeat(32),
    publicUrl: 'http://localhost',
    clientAddressHeader: 'x-address',
    signInBudget: async () => null,
    rateLimit: false,
    log: () => {},
  });
  const clock = { now: () => new Date(), passTime: () => {} };
  return {
    identity,
    algorithm,
    issuer: 'afterglow',
    audience: 'afterglow',
    keys,
    publish,
    keyServer: null,
    ...clock,
  };
};

/** As the provider's own table has it; nobody signs with the private half there. */
const insertKey = (db: Database, kid: string, publicText: string) =>
  db
    .withSchema('identity')
    .insertInto('jwks' as never)
    .values({
      id: kid,
      publicKey: publicText,
      privateKey: '-',
      createdAt: new Date(0),
      alg: 'EdDSA',
    } as never)
    .compile();

type Rules = { readonly issuer: string; readonly audience: string; readonly algorithm: string };

const withKeyServer = async (
  { issuer, audience, algorithm }: Rules,
  make: (keyServer: KeyServer, clock: () => Date) => Identity,
): Promise<World> => {
  const keyServer = await standKeyServer();
  const clock = turnable();
  const publish: World['publish'] = async (kid, keys) => {
    keyServer.keys = [...keyServer.keys, await publicKey(kid, keys, algorithm)];
  };
  const keys = await generateKeyPair(algorithm, { extractable: true });
  await publish('one', keys);
  const identity = make(keyServer, clock.now);
  return { identity, algorithm, issuer, audience, keys, publish, keyServer, ...clock };
};

const projectId = 'demo-afterglow';
const hostedRules = { issuer: `https://securetoken.google.com/${projectId}`, audience: projectId };
const hostedSettings = { apiKey: 'key', projectId, publicUrl: 'http://localhost' };

const buildHosted = (db: Database): Promise<World> =>
  withKeyServer({ ...hostedRules, algorithm: 'RS256' }, ({ address }, clock) => {
    const addresses = { keys: address, calls: 'http://127.0.0.1:1' };
    return hostedIdentity({ ...hostedSettings, db, clock, emulatorHost: null, addresses });
  });

const buildEmulator = async (db: Database): Promise<World> => {
  const world = await withKeyServer({ ...hostedRules, algorithm: 'RS256' }, (_, clock) =>
    hostedIdentity({ ...hostedSettings, db, clock, emulatorHost: '127.0.0.1:1' }),
  );
  await world.keyServer?.close();
  return { ...world, algorithm: 'none', keyServer: null };
};

const issuerRules = { issuer: 'https://login.example', audience: 'afterglow-app', algorithm: 'ES256' };

const buildIssuer = (db: Database): Promise<World> =>
  withKeyServer(issuerRules, ({ address }, clock) =>
    issuerIdentity({ db, clock, ...issuerRules, keySet: address }),
  );

const builders = {
  embedded: buildEmbedded,
  hosted: buildHosted,
  emulator: buildEmulator,
  issuer: buildIssuer,
} as const satisfies Record<WorldName, (db: Database) => Promise<World>>;

/** The world of one adapter for the tests of a block, over the server's database. */
export const worldOf = (name: WorldName, server: () => TestServer): (() => World) => {
  let world: World | undefined;
  let db: Database | undefined;
  beforeAll(async () => {
    db = openDatabase(openPool({ connectionString: server().databaseUrl }, () => {}));
    world = await builders[name](db);
  });
  afterAll(async () => {
    await world?.keyServer?.close();
    await db?.destroy();
  });
  return () => {
    if (!world) throw new Error('the world stands before the first test');
    return world;
  };
};

/** The claims of a good token, of now. */
export const goodClaims = ({ issuer, audience, now }: World): JWTPayload => {
  const seconds = Math.floor(now().getTime() / 1000);
  return {
    sub: randomUUID(),
    iss: issuer,
    aud: audience,
    iat: seconds - 10,
    exp: seconds + 600,
    auth_time: seconds - 10,
    email: 'ada@example.org',
    name: 'Ada',
  };
};

export const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims as the provider would; header and key may be another's. */
export const sign = async (
  world: World,
  claims: object,
  header: object = {},
  key = world.keys.privateKey,
): Promise<string> => {
  const { algorithm: alg } = world;
  if (alg === 'none') return `${part({ alg, typ: 'JWT', ...header })}.${part(claims)}.`;
  return new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: 'one', ...header }).sign(key);
};
