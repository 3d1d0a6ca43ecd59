import { join } from 'node:path';
import { passSignals, run } from './children.mjs';
import { ensureInstalled } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  const port = process.env.PORT || '3000';
  const apiPort = String(Number(port) + 1);
  const children = [];
  passSignals(children);
  // The couple of development has a password that everybody can read, so it stays out of the data of `npm start`.
  const settings = {
    AFTERGLOW_DEV: '1',
    PORT: apiPort,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    DATA_DIR: process.env.DATA_DIR || 'data-dev',
  };
  children.push(run(['--watch', join('server', 'main.ts')], settings));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  children.push(
    run([vite, '--port', port, '--strictPort'], { AFTERGLOW_DEV: '1', AFTERGLOW_API_PORT: apiPort }),
  );
  process.exitCode = await Promise.race(children.map(({ ended }) => ended));
  for (const child of children) child.end('SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
} catch (error) {
  giveUp(error);
}
