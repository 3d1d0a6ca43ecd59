import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/** The product as a user starts it, in a process of its own. */
export type Program = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it said that it is ready. */
  readonly readyAfter: number;
  readonly stop: () => Promise<void>;
  /** Sends a signal and waits for the end; gives the exit code, or null after a kill. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const main = join(import.meta.dirname, '..', 'main.ts');

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', resolve))
    : Promise.resolve(child.exitCode);

const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const listen = (bytes: Buffer) => {
      said += bytes;
      const url = /is ready at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the server did not start:\n${said}`)));
  });

/** Starts the server with these settings and waits until it is ready. */
export const startProgram = async (settings: Record<string, string>): Promise<Program> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    ...settings,
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await ready(child);
  const readyAfter = performance.now() - begun;
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended(child);
  };
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter,
    end,
    stop: async () => void (await end('SIGTERM')),
  };
};
