import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const root = dirname(import.meta.dirname);
const source = join(import.meta.dirname, 'hosted-provider');
const files = ['package.json', 'package-lock.json'];
const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Milliseconds that fetching some six hundred packages may take. */
const patience = 300_000;

const install = async (folder: string): Promise<void> => {
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  for (const file of files) await copyFile(join(source, file), join(fresh, file));
  const shell = process.platform === 'win32';
  await run('npm', words, { cwd: fresh, timeout: patience, maxBuffer: 2 ** 24, shell }).catch(
    async (error: Error) => {
      await rm(fresh, { recursive: true, force: true });
      const [why = 'it ended with an error'] = /npm error code \S+/.exec(error.message) ?? [];
      throw new Error(`its packages could not be fetched (${why})`);
    },
  );
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
};

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The emulator's own program; its packages are fetched when they are first needed, and kept until their lock changes. */
export const emulatorProgram = async (): Promise<string> => {
  const lock = await readFile(join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = join(root, '.cache', `hosted-provider-${hash}`);
  const program = join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  if (!(await isThere(program))) await install(folder);
  return program;
};
