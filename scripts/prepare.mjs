import { install, isInstalled } from './install.mjs';
import { withLock } from './lock.mjs';
import { build, isBuilt } from './web-app.mjs';
import { fetchWeights, nothingToFetch } from './weights.mjs';

export { withLock } from './lock.mjs';
export { nodeBinary } from './node.mjs';

/** Makes node_modules what package-lock.json says; another process that is at it is waited for. */
export const ensureInstalled = async () => {
  if (!isInstalled()) await withLock(async (cover) => isInstalled() || install(cover));
  if (!nothingToFetch()) await withLock(async (cover) => nothingToFetch() || fetchWeights(cover));
};

/** Makes dist/ what the sources say; the packages have to be there. */
export const ensureBuilt = async () => {
  if (!isBuilt()) await withLock(async (cover) => isBuilt() || build(cover));
};
