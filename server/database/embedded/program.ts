import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Owner } from './owner.ts';

/** What a program that ran to its end left: its exit code (undefined when it could not start) and its words. */
type Outcome = { code: number | undefined; output: string };

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
  try {
    const child = spawn(file, args, { ...background(owner), stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.on('error', () => {}); // It may end without reading its input.
    child.stdin.end(input);
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code, signal] = await once(child, 'close');
    return { code: code ?? 128, output: [...(await said), signal].filter(Boolean).join('\n') };
  } catch (error) {
    return { code: undefined, output: error instanceof Error ? error.message : String(error) };
  }
}
