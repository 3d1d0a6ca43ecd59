import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nodeBinary } from './node.mjs';
import { runQuietly } from './quietly.mjs';
import { root, tell } from './root.mjs';
import { hashOf, hasStamp, writeStamp } from './stamp.mjs';

const stamp = join('dist', '.stamp');

/** All that the built web app is made from. */
const sources = [
  ...['web', 'contract', 'content', 'vite.config.ts', 'package-lock.json'],
  ...[
    'tsconfig.base.json',
    'tsconfig.json',
    'scripts/web-app.mjs',
    'scripts/browser-contract.ts',
    'scripts/prerender.ts',
    'scripts/precompress.ts',
  ],
];

/** What is run, one after the other, with the Node that nodeBinary() names. */
const steps = [[join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']];

/** Whether dist/ was built from the sources as they are. */
export const isBuilt = () => hasStamp(stamp, hashOf(...sources));

/** Builds the web app into dist/. The stamp goes first and comes last, so that half a build is never taken for one. */
export const build = async (cover) => {
  tell('Building the web app');
  const made = hashOf(...sources);
  rmSync(join(root, stamp), { force: true });
  const env = { NODE_ENV: 'production' };
  for (const words of steps)
    await runQuietly('The build of the web app', nodeBinary(), words, { env, cover });
  writeStamp(stamp, made);
};
