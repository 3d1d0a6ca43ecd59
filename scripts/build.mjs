import { ensureInstalled, withLock } from './prepare.mjs';
import { giveUp } from './root.mjs';
import { build } from './web-app.mjs';

try {
  await ensureInstalled();
  await withLock(build);
} catch (error) {
  giveUp(error);
}
