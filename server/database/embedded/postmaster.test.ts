import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { end } from './postmaster.ts';

test.each([
  ['no signal', '', 'SIGINT'],
  ['the signal for a fast stop', "trap '' INT", 'SIGQUIT'],
  ['the one for an immediate stop too', "trap '' INT QUIT", 'SIGKILL'],
])('a server deaf to %s is stopped as gently as it can be', async (_, deafness, how) => {
  const child = spawn('/bin/sh', ['-c', `${deafness}; echo ready; exec sleep 60`.replace(/^; /, '')]);
  const gone = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  await once(child.stdout, 'data');
  await end({ pid: child.pid ?? 0, adopted: false, gone }, 0.02);
  expect(await gone).toBe(how);
});
