import { join } from 'node:path';
import { passSignals, run } from './children.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { giveUp } from './root.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  const children = [];
  passSignals(children);
  children.push(run([join('server', 'main.ts')]));
  process.exitCode = await children[0].ended;
} catch (error) {
  giveUp(error);
}
