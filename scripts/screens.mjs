import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, nodeBinary } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const file = join(import.meta.dirname, '..', 'e2e', 'screens.ts');
  const env = { ...process.env, AFTERGLOW_BROWSER: await findBrowser() };
  const words = [file, ...process.argv.slice(2)];
  process.exitCode = spawnSync(nodeBinary(), words, { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  giveUp(error);
}
