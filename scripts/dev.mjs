import { join } from 'node:path';
import { passSignals, run } from './children.mjs';
import { ensureInstalled } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  const { PORT = '3000' } = process.env;
  const server = run(['--watch', join('server', 'main.ts')], { AFTERGLOW_DEV: '1', PORT: '3001' });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const web = run([vite, '--port', PORT, '--strictPort'], { AFTERGLOW_DEV: '1' });
  passSignals(server, web);
  const first = await Promise.race([server.ended, web.ended]);
  for (const child of [server, web]) child.end('SIGTERM');
  await Promise.all([server.ended, web.ended]);
  process.exitCode = first;
} catch (error) {
  giveUp(error);
}
