import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { nodeBinary } from './node.mjs';
import { giveUp, root } from './root.mjs';

/**
 * Runs our Node on a script until it ends, and resolves with the exit code.
 *
 * The child is in a session of its own, for a Ctrl-C reaches every process of the terminal's group, and npm passes
 * it on once more: so it gets exactly one signal, from us. Should this process be killed, the channel between
 * the two closes, and the child gets the event `disconnect`.
 */
export const run = (words, env = {}) => {
  const child = spawn(nodeBinary(), words, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise((resolve) => {
    child.once('error', giveUp);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  return { end: (signal) => child.kill(signal), ended };
};

/**
 * Passes the first signal that asks this process to end on to the children that are in the list by then; there is
 * no second.
 */
export const passSignals = (children) => {
  let asked = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!asked) for (const child of children) child.end(signal);
      asked = true;
    });
  }
};
