import pg from 'pg';
import { applicationName } from './create-cluster.ts';
import type { Server } from './launch.ts';
import { isTied } from './life-line.ts';
import { disarm, readPidFile, worksIn } from './pid-file.ts';
import { adopt, end, type Postmaster } from './postmaster.ts';
import { port } from './socket-folder.ts';
import { until } from './wait.ts';

/** Longer than a life line needs to stop a server. */
const patience = 20_000;

/**
 * Deals with the server that a killed predecessor left, if any: waits while it is being stopped, adopts it
 * when it answers, else stops it. When this returns without one, the way is free for a new one.
 */
export async function takeOver(server: Server): Promise<Postmaster | undefined> {
  const { home, socketFolder } = server;
  const left = readPidFile(home.cluster);
  if (!left) return undefined;
  const gone = () => !worksIn(left.pid, home.cluster);
  if (gone()) {
    disarm(left, home, socketFolder);
    return undefined;
  }
  server.log(`A PostgreSQL that was left behind (process ${left.pid}) is still there`);
  await until(() => gone() || !isTied(home), { every: 10, bound: patience });
  if (gone()) return undefined;
  const found = adopt(left.pid, home);
  if (left.socketFolder === socketFolder && (await answers(socketFolder))) return found;
  await end(found);
  return undefined;
}

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({
    host,
    port,
    user: applicationName,
    database: applicationName,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  client.on('error', () => {}); // It went away: the query says so.
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
