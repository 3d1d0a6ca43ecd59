import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Until released, a signal that asks this process to end goes to the child first, and this process ends after it,
 * with the signal's usual exit code. Called before the child is there: it may be at work before we hear of it.
 */
const endAfter = (child) => {
  const end = (signal) => {
    child().kill(signal);
    child().once('close', () => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
};

/** Runs a program in the project; what it says is shown only when it fails. `cover` extends the lock to it. */
export const runQuietly = async (what, file, words, { env = {}, cover }) => {
  const release = endAfter(() => child);
  const child = spawn(file, words, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: file === 'npm' && process.platform === 'win32',
  });
  const output = [];
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)));
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
  if (child.pid) cover(child);
  const failure = await ended;
  release();
  if (failure) throw new Error(`${what} failed (${failure}):\n\n${Buffer.concat(output)}`);
};
