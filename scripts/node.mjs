import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Whether this version of Node runs TypeScript as it is, which the server is written in. */
export const runsTypeScript = (version) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
};

const versionOf = (file) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** The Node to run with: our own where it is new enough, else the one that came with the packages. */
export const chooseNode = (own, installed) => {
  if (runsTypeScript(own.version)) return own;
  const version = versionOf(installed);
  if (runsTypeScript(version)) return { version, file: installed };
  throw new Error(
    `Afterglow runs on Node 22.18 or newer. This is ${own.version}, and no newer one came with the packages for ` +
      `${process.platform}-${process.arch}: install Node 24 (https://nodejs.org) and start again.`,
  );
};

const packaged = join(root, 'node_modules', '.bin', 'node');

let chosen;

/** Path of the Node to run the server and the tools with; throws when there is none. */
export const nodeBinary = () => {
  chosen ??= chooseNode({ version: process.version, file: process.execPath }, packaged);
  return chosen.file;
};

/** Major version of the Node that npm will run us with: the one that came with the packages, else the machine's own. */
export const nodeMajor = () => (versionOf(packaged) || process.version).replace(/^v/, '').split('.')[0];
