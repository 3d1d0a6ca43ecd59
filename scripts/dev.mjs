import { join } from 'node:path';
import { passSignals, run } from './children.mjs';
import { ensureInstalled } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  const { PORT = '3000', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
  const children = [];
  passSignals(children);
  children.push(
    run(['--watch', join('server', 'main.ts')], { AFTERGLOW_DEV: '1', PORT: '3001', PUBLIC_URL }),
  );
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  children.push(run([vite, '--port', PORT, '--strictPort'], { AFTERGLOW_DEV: '1' }));
  process.exitCode = await Promise.race(children.map(({ ended }) => ended));
  for (const child of children) child.end('SIGTERM');
  await Promise.all(children.map(({ ended }) => ended));
} catch (error) {
  giveUp(error);
}
