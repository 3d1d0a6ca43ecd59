import { delimiter, join } from 'node:path';
import { nodeBinary, nodeMajor } from './node.mjs';
import { runQuietly } from './quietly.mjs';
import { root, tell } from './root.mjs';
import { hashOf, hasStamp, writeStamp } from './stamp.mjs';

/** npm removes it together with everything else when it starts over. */
const stamp = join('node_modules', '.afterglow-stamp');

/** What node_modules was made from and for: the lock file, npm's settings, this kind of machine, the major of Node. */
const expected = () =>
  [hashOf('package-lock.json', '.npmrc'), process.platform, process.arch, `node ${nodeMajor()}`].join('\n');

/** Whether the packages are exactly those of the lock file, for this machine. */
export const isInstalled = () => hasStamp(stamp, expected());

/** The machine's own npm and node, and not those that npm is about to replace. */
const pathWithoutOurs = () => {
  const path = (process.env.PATH ?? '').split(delimiter);
  const bin = join(root, 'node_modules', '.bin');
  return path.filter((folder) => folder !== bin).join(delimiter);
};

/** Installs what the lock file says; what the build needs too, whatever NODE_ENV is. */
export const install = async (cover) => {
  tell('Installing the packages of package-lock.json (this takes a moment, and only after a change)');
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  await runQuietly('npm ci', 'npm', words, { env: { PATH: pathWithoutOurs() }, cover });
  nodeBinary();
  writeStamp(stamp, expected());
};
