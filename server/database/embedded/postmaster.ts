import type { Home } from './home.ts';
import { worksIn } from './pid-file.ts';
import { until, within } from './wait.ts';

/** A running PostgreSQL. */
export type Postmaster = {
  pid: number;
  /** It was there before this process. */
  adopted: boolean;
  /** Resolves with how it ended, once its process is gone. */
  gone: Promise<string>;
};

/** Takes on a server that an earlier process started: it is no child of ours, so we have to look for its end. */
export function adopt(pid: number, home: Home): Postmaster {
  const gone = until(() => !worksIn(pid, home.cluster), { every: 50, bound: Number.POSITIVE_INFINITY });
  return { pid, adopted: true, gone: gone.then(() => 'how is unknown') };
}

/** PostgreSQL's ways to stop, gentlest first, with the milliseconds each has before the next. */
const ways: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000], // Fast: open transactions are rolled back, everything is written.
  ['SIGQUIT', 7_000], // Immediate: the next start recovers. It kills its own stragglers after five seconds.
  ['SIGKILL', 5_000],
];

/** Stops a server and waits until its process is gone; patience below 1 shortens every bound. */
export async function end(postmaster: Postmaster, patience = 1): Promise<void> {
  // Its number may be another process's by now.
  if (await within(postmaster.gone, 0)) return;
  for (const [signal, bound] of ways) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      // It is gone already, which its promise is about to say.
    }
    if (await within(postmaster.gone, bound * patience)) return;
  }
}
