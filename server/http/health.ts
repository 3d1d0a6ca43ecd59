import { sql } from 'kysely';
import type { App } from './mount.ts';

/** `/healthz`: this process answers. `/readyz`: it also reaches its database; 503 otherwise. */
export const mountHealth = ({ server, context }: App): void => {
  server.get('/healthz', async () => ({ alive: true }));
  server.get('/readyz', async () => {
    await sql`select 1`.execute(context.db);
    return { ready: true };
  });
};
