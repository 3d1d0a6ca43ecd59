import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Server } from './launch.ts';
import { tieToUs } from './life-line.ts';
import { end, type Postmaster } from './postmaster.ts';

/** Keeps a server there until told to stop. */
type Keeper = { pid(): number; stop(): Promise<void> };

const longestPause = 5_000;
const steady = 30_000;

/** Ties the server to this process, and starts it again whenever it ends without our doing. */
export function keep(first: Postmaster, server: Server): Keeper {
  const stopping = new AbortController();
  let current = first;
  let pause = 0;

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      const line = tieToUs(current.pid, server.home);
      const how = await current.gone;
      line.release();
      if (performance.now() - since > steady) pause = 0;
      while (!stopping.signal.aborted && !(await back(how)));
    }
  }

  async function back(how: string): Promise<boolean> {
    server.log(`PostgreSQL is gone (${how}); starting it again`);
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    pause = Math.min(longestPause, Math.max(100, pause * 2));
    if (stopping.signal.aborted) return false;
    try {
      current = await launch(server);
    } catch (error) {
      server.log(String(error));
      return false;
    }
    if (stopping.signal.aborted) await end(current);
    return true;
  }

  const watching = watch();
  const stop = async () => {
    stopping.abort();
    await end(current);
    await watching;
  };
  return { pid: () => current.pid, stop };
}
