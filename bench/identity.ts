import { join } from 'node:path';
import { verifyPassword } from 'better-auth/crypto';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Database } from '../server/context.ts';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { openDatabase, openPool } from '../server/database/open.ts';
import { isStillOn, watchEndedSessions } from '../server/ports/identity/ended-sessions.ts';
import { signedTokens } from '../server/ports/identity/token-reader.ts';
import { tokenVerifier } from '../server/ports/identity/token-verifier.ts';
import { newMasterKey } from '../server/ports/vault/master-key.ts';
import { serve } from '../server/serve.ts';
import { readSettings } from '../server/settings.ts';
import { databaseUrlOf, runOnce } from '../server/testing/databases.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { createAccount, type Person } from '../server/testing/people.ts';
import { median, say, summary } from './figures.ts';

/** What the identity port costs: a token that is known, one that is new, and a sign-in beside its password hash. */
const batches = 40;
const checksInBatch = 500;

/** An account may be tried twenty times in a quarter of an hour. */
const accounts = 4;
const signInsEach = 15;

const rules = { issuer: 'https://login.example', audience: 'afterglow', rememberFor: 5 * 60_000 };

/** Microseconds that each of these takes on the average of a batch. */
const microseconds = async (work: (n: number) => Promise<unknown>, times: number): Promise<number> => {
  const begun = performance.now();
  for (let n = 0; n < times; n++) await work(n);
  return ((performance.now() - begun) * 1000) / times;
};

const measureTokens = async (db: Database, algorithm: string): Promise<void> => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm);
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: algorithm };
  const read = signedTokens(createLocalJWKSet({ keys: [jwk] }), [algorithm]);
  const clock = () => new Date();
  const admit = (claims: JWTPayload) => isStillOn(db, claims);
  const { isOver } = watchEndedSessions(db, clock);
  const verify = tokenVerifier({ read, admit, isOver, ...rules }, clock);
  const newToken = (n: number) =>
    new SignJWT({ email: 'ada@example.org', name: 'Ada Test', auth_time: 1_700_000_000 })
      .setProtectedHeader({ alg: algorithm, kid: 'one' })
      .setSubject(`user-${n}`)
      .setIssuer(rules.issuer)
      .setAudience(rules.audience)
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(privateKey);
  const tokens = await Promise.all(Array.from({ length: batches * 10 }, (_, n) => newToken(n)));
  const cold = await microseconds((n) => verify(tokens[n] ?? ''), tokens.length);
  const warm: number[] = [];
  for (let i = 0; i < batches; i++)
    warm.push(await microseconds((n) => verify(tokens[n % 50] ?? ''), checksInBatch));
  say(`verify, ${algorithm}, a new token`, `${cold.toFixed(0)} µs`);
  say(`verify, ${algorithm}, a known token`, `${summary(warm, 'µs')}; wanted: at most 20`);
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const signIn = async (url: string, { email, password }: Person): Promise<void> => {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ email, password });
  const reply = await fetch(`${url}/identity/sign-in/email`, { method: 'POST', headers, body });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
};

const hashOf = async (databaseUrl: string, { uid }: Person): Promise<string> => {
  const [row] = await runOnce(databaseUrl, `select password from identity.account where "userId" = '${uid}'`);
  return String(row?.password);
};

/** Hash and sign-in by turns, so that a machine whose speed drifts slows both. */
const measureSignIn = async (url: string, databaseUrl: string): Promise<void> => {
  const [alone, whole]: [number[], number[]] = [[], []];
  for (let n = 0; n < accounts; n++) {
    const person = await createAccount({ url });
    const hash = await hashOf(databaseUrl, person);
    await signIn(url, person);
    for (let i = 0; i < signInsEach; i++) {
      alone.push(await milliseconds(() => verifyPassword({ hash, password: person.password })));
      whole.push(await milliseconds(() => signIn(url, person)));
    }
  }
  const ratios = whole.map((time, i) => time / (alone[i] ?? Number.NaN));
  say('password hash alone', summary(alone, 'ms'));
  say('sign-in over HTTP', summary(whole, 'ms'));
  say(
    'sign-in, ratio to the hash',
    `${median(ratios).toFixed(2)} (median of ${ratios.length}); wanted: at most 1.5`,
  );
};

const folder = await temporaryFolder('afterglow-bench-');
const database = await startEmbedded({ dataDir: join(folder.path, 'data'), log: () => {} });
const databaseUrl = databaseUrlOf(database);
const settings = readSettings({
  PORT: '0',
  DATA_DIR: join(folder.path, 'product'),
  DATABASE_URL: databaseUrl,
  MASTER_KEY: newMasterKey(),
  LOG_LEVEL: 'silent',
  ENCODER: 'off',
});
const running = await serve(settings, { identityRateLimit: false });
const db = openDatabase(openPool({ connectionString: databaseUrl }, () => {}));
for (const algorithm of ['EdDSA', 'RS256']) await measureTokens(db, algorithm);
await db.destroy();
await measureSignIn(running.url, databaseUrl);
await running.stop();
await database.stop();
await folder.remove();
