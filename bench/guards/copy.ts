import { spawn } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../server/testing/folder.ts';
import type { Guard } from './guard.ts';

const root = join(import.meta.dirname, '..', '..');
const packages = 'node_modules';

/** What a copy of the tree does without: what is made, fetched or kept beside the sources. */
const leftOut = /^(?:\.git|node_modules|data(?:-dev)?|screens|coverage|\.cache)(?:\/|$)/;

/** Milliseconds after which a run of tests is given up. */
const patience = 600_000;

/** A test as it ended: 'passed', 'failed', or that it did not run. */
export type Ended = { readonly file: string; readonly name: string; readonly status: string };

/** A copy of the tree in which a guard can be taken out, and tests can be run. */
export type Copy = {
  readonly without: <T>(guard: Guard, work: () => Promise<T>) => Promise<T>;
  readonly test: (files: readonly string[], titles: readonly string[]) => Promise<readonly Ended[]>;
  readonly build: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

type Report = {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

const run = (folder: string, words: readonly string[], env: Record<string, string>): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, words, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'test', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: patience,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    child.on('close', () => resolve(output));
  });

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const read = async (report: string): Promise<Report> =>
  JSON.parse(await readFile(report, 'utf8').catch(() => '{}'));

/** Copies the tree; its tests use the PostgreSQL at `databaseUrl`. */
export const openCopy = async (databaseUrl: string): Promise<Copy> => {
  const { path, remove } = await temporaryFolder('afterglow-guards-');
  const folder = join(path, 'tree');
  await cp(root, folder, { recursive: true, filter: (from) => !leftOut.test(relative(root, from)) });
  await symlink(join(root, packages), join(folder, packages));

  const test: Copy['test'] = async (files, titles) => {
    const report = join(path, 'report.json');
    await writeFile(report, '{}');
    const pattern = titles.map(literally).join('|');
    const reporter = ['--reporter=json', `--outputFile=${report}`];
    const words = ['vitest/vitest.mjs'].map((file) => join(packages, file));
    await run(folder, [...words, 'run', ...files, '-t', pattern, '--no-file-parallelism', ...reporter], {
      TEST_DATABASE_URL: databaseUrl,
    });
    const { testResults = [] } = await read(report);
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({
        file: relative(folder, name),
        name: fullName,
        status,
      })),
    );
  };

  const without: Copy['without'] = async ({ file, find, instead }, work) => {
    const before = await readFile(join(folder, file), 'utf8');
    await writeFile(
      join(folder, file),
      before.replace(find, () => instead),
    );
    return work().finally(() => writeFile(join(folder, file), before));
  };

  const build = async () => {
    await run(folder, [join(packages, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
      NODE_ENV: 'production',
    });
  };

  return { without, test, build, remove };
};
