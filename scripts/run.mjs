import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, nodeBinary } from './prepare.mjs';
import { giveUp, root } from './root.mjs';

/**
 * Runs one of the project's TypeScript files with everything it needs in place:
 * `node scripts/run.mjs [--built] [--browser] FILE [WORD …]`.
 */
try {
  const words = process.argv.slice(2);
  const wants = (flag) => words.includes(flag) && Boolean(words.splice(words.indexOf(flag), 1));
  const [built, browser] = [wants('--built'), wants('--browser')];
  await ensureInstalled();
  if (built) await ensureBuilt();
  const env = browser ? { ...process.env, AFTERGLOW_BROWSER: await findBrowser() } : process.env;
  const [file = '', ...rest] = words;
  process.exitCode =
    spawnSync(nodeBinary(), [join(root, file), ...rest], { stdio: 'inherit', env }).status ?? 1;
} catch (error) {
  giveUp(error);
}
