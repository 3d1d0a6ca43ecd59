import { type SpawnOptions, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Owner } from './owner.ts';

/** What a program that ran to its end left: its exit code (undefined when it could not start) and its words. */
export type Outcome = { code: number | undefined; output: string };

/**
 * How our programs are started: as the owner, in a session of their own (a Ctrl-C in the terminal is for us
 * to handle, not for them), and with none of our secrets in their environment.
 */
export function background(owner: Owner | undefined): SpawnOptions {
  return { cwd: '/', detached: true, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, ...owner };
}

/** Runs a program to its end. */
export async function run(
  file: string,
  args: string[],
  owner: Owner | undefined,
  input = '',
): Promise<Outcome> {
  const child = spawn(file, args, { ...background(owner), stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? `ended by ${signal}`));
  });
  child.stdin?.on('error', () => {}); // It may end without reading its input.
  child.stdin?.end(input);
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const end = await ended;
  if (typeof end === 'string') return { code: undefined, output: end };
  return { code: end, output: (await Promise.all(said)).join('\n') };
}
