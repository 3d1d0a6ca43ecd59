import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import { windowAt } from '../http/budget.ts';
import type { Message } from '../ports/mail/port.ts';
import { newMasterKey } from '../ports/vault/master-key.ts';
import { type Running, serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import type { Overrides } from '../wiring.ts';
import { dropDatabase, runOnce, withDatabase } from './databases.ts';
import { temporaryFolder } from './folder.ts';

/** A real server on a port and a database of its own, for one test file. */
export type TestServer = {
  readonly url: string;
  readonly databaseUrl: string;
  /** Mail that the server has handed over, once no more waits. */
  readonly mails: () => Promise<readonly Message[]>;
  /** Stops serving and keeps the database, so that it can be copied. */
  readonly close: () => Promise<void>;
  /** Moves the server's clock; negative goes back. Milliseconds. */
  readonly passTime: (milliseconds: number) => void;
  /** Moves the server's clock to where the next windows of budgets begin that are this long, so that none ends in a test. */
  readonly nextWindow: (seconds: number) => void;
  readonly stop: () => Promise<void>;
};

/** A database of its own, from a migrated template. */
export const newDatabase = async (
  template = inject('template'),
): Promise<{ url: string; drop: () => Promise<unknown> }> => {
  const admin = inject('adminUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOnce(admin, `create database ${name} template ${template}`);
  return {
    url: withDatabase(admin, name),
    drop: () => dropDatabase(admin, name),
  };
};

/** The same for all servers of a test file, since one may serve a copy of another's database, and let in who signed in there. */
const secrets = { MASTER_KEY: newMasterKey(), IDENTITY_SECRET: randomBytes(24).toString('hex') };

/** Starts a server as `main.ts` does, with the product's own parts but for mail and clock. */
export const startServer = async (
  overrides: Overrides = {},
  template = inject('template'),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> => {
  const folder = await temporaryFolder('afterglow-server-');
  const database = await newDatabase(template);
  const mails: Message[] = [];
  let shift = 0;
  const clock = () => new Date(Date.now() + shift);
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    NODE_ENV: 'test',
    ...secrets,
    ...environment,
  });
  const running: Running = await serve(settings, {
    mail: { send: async (message) => void mails.push(message) },
    clock,
    identityRateLimit: false,
    ...overrides,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= running.stop();
    return closing;
  };
  const stop = async () => {
    await close();
    await database.drop();
    await folder.remove();
  };
  const passTime = (milliseconds: number) => {
    shift += milliseconds;
  };
  return {
    url: running.url,
    databaseUrl: database.url,
    mails: async () => {
      const waits = 'select 1 from mails';
      await vi.waitFor(async () => expect(await runOnce(database.url, waits)).toEqual([]), 20_000);
      return mails;
    },
    passTime,
    nextWindow: (seconds) => passTime(windowAt(clock(), seconds).left * 1000),
    close,
    stop,
  };
};

/** The file's own server, started before its tests and stopped after them. */
export const testServer = (
  overrides: Overrides = {},
  environment: () => Readonly<Record<string, string>> = () => ({}),
): (() => TestServer) => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startServer(overrides, inject('template'), environment());
  });
  afterAll(async () => server?.stop());
  return () => {
    if (!server) throw new Error('the server starts before the first test');
    return server;
  };
};
