import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../server/testing/folder.ts';
import { emulatorProgram } from './emulator-tools.ts';

const project = 'demo-afterglow';

/** Milliseconds in which the emulator has to answer. */
const patience = 120_000;

type Account = { readonly localId: string; readonly email: string; readonly displayName?: string };

/** The hosted provider's official emulator, and what its operator and its mails would do. */
export type Emulator = {
  readonly host: string;
  /** The settings by which our server uses it. */
  readonly settings: Readonly<Record<string, string>>;
  readonly accountOf: (email: string) => Promise<Account | undefined>;
  readonly disable: (email: string, disabled: boolean) => Promise<void>;
  /** The code of the last reset mail to this address. */
  readonly resetCode: (email: string) => Promise<string>;
  /** Whether the provider keeps to itself which addresses have an account. */
  readonly hideAccounts: (hidden: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Everything that the program writes beside its work goes into the folder; nothing of this machine's is read. */
const launch = async (folder: string, port: number): Promise<ChildProcess> => {
  const program = await emulatorProgram();
  const at = async () => ({ host: '127.0.0.1', port: await freePort() });
  const emulators = {
    auth: { host: '127.0.0.1', port },
    ui: { enabled: false },
    hub: await at(),
    logging: await at(),
    singleProjectMode: true,
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify({ emulators }));
  const words = [program, 'emulators:start', '--only', 'auth', '--project', project];
  const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, TMPDIR: folder, CI: '1' };
  return spawn(process.execPath, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
};

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (child: ChildProcess, url: string): Promise<void> => {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += bytes));
  const until = Date.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`the emulator ended:\n${said}`);
    if (Date.now() > until) throw new Error(`the emulator does not answer:\n${said}`);
    await pause(100);
  }
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const kill = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(kill);
};

const ask = async <T>(method: string, url: string, body?: unknown): Promise<T> => {
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await fetch(url, { method, headers, ...sent });
  if (!reply.ok) throw new Error(`${method} ${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
};

type Codes = { oobCodes: { email: string; requestType: string; oobCode: string }[] };

const operate = (host: string): Omit<Emulator, 'stop' | 'settings'> => {
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;
  const operator = `http://${host}/emulator/v1/projects/${project}`;
  const accountOf: Emulator['accountOf'] = async (email) => {
    const found = await ask<{ users?: Account[] }>('POST', `${accounts}:lookup`, { email: [email] });
    return found.users?.[0];
  };
  return {
    host,
    accountOf,
    disable: async (email, disabled) => {
      const account = await accountOf(email);
      await ask('POST', `${accounts}:update`, { localId: account?.localId, disableUser: disabled });
    },
    resetCode: async (email) => {
      const { oobCodes } = await ask<Codes>('GET', `${operator}/oobCodes`);
      const sent = oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
      return sent.at(-1)?.oobCode ?? '';
    },
    hideAccounts: async (hidden) => {
      await ask('PATCH', `${operator}/config`, {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: hidden },
      });
    },
  };
};

const start = async (): Promise<Emulator> => {
  const folder = await temporaryFolder('afterglow-emulator-');
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const child = await launch(folder.path, port);
  const stop = async () => {
    await end(child);
    await folder.remove();
  };
  await untilReady(child, `http://${host}/`).catch(async (error) => {
    await stop();
    throw error;
  });
  const settings = {
    FIREBASE_API_KEY: 'public-key',
    FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: project,
    FIREBASE_APP_ID: '1:2:web:3',
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
  return { ...operate(host), settings, stop };
};

/** Starts the emulator; where that cannot be, gives the first line of why. */
export const startEmulator = (): Promise<Emulator | string> =>
  start().catch((error: unknown) => String(error).split('\n', 1)[0] ?? 'unknown');
