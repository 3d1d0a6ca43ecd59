import { join } from 'node:path';
import { passSignals, run } from './children.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const server = run([join('server', 'main.ts')]);
  passSignals(server);
  process.exitCode = await server.ended;
} catch (error) {
  giveUp(error);
}
