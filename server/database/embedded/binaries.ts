import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NoEmbeddedDatabase } from './errors.ts';
import type { Home } from './home.ts';
import type { Owner } from './owner.ts';
import { linkLibraries } from './package.ts';
import { run } from './program.ts';

/** PostgreSQL's programs, in a place from which the account they run under can run them. */
export type Binaries = { folder: string; initdb: string; postgres: string; major: string };

/**
 * Finds the programs: those of the npm package as they are, or else a copy in the home. A copy is needed when
 * the account they run under cannot reach the package (a home folder with mode 700), or when the links
 * between its libraries cannot be made there (node_modules belongs to somebody else).
 */
export async function findBinaries(packaged: string, home: Home): Promise<Binaries> {
  const inPlace = await attempt(packaged, home.owner);
  if (inPlace.major) return binariesIn(packaged, inPlace.major);
  const copy = join(home.folder, `binaries-${version(packaged)}`);
  if (!existsSync(copy)) await copyBinaries(packaged, copy);
  const copied = await attempt(copy, home.owner);
  if (copied.major) return binariesIn(copy, copied.major);
  throw new NoEmbeddedDatabase(
    `its programs do not run (${copied.said.trim()}). They are built for glibc; Alpine, for one, has another C library.`,
  );
}

/** Copies the programs with their libraries, whole or not at all, so that everybody can run them. */
export async function copyBinaries(from: string, to: string): Promise<void> {
  const fresh = `${to}.new`;
  rmSync(fresh, { recursive: true, force: true });
  cpSync(from, fresh, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') });
  await run('/bin/chmod', ['-R', 'a+rX', fresh], undefined);
  renameSync(fresh, to);
}

function binariesIn(folder: string, major: string): Binaries {
  return { folder, initdb: join(folder, 'bin/initdb'), postgres: join(folder, 'bin/postgres'), major };
}

async function attempt(folder: string, owner: Owner | undefined): Promise<{ major?: string; said: string }> {
  try {
    linkLibraries(folder);
  } catch {
    // Whether a link that cannot be made is missed shows in a moment.
  }
  const { output } = await run(join(folder, 'bin/postgres'), ['--version'], owner);
  const major = /^postgres \(PostgreSQL\) (\d+)/.exec(output)?.[1];
  return major ? { major, said: output } : { said: output };
}

function version(packaged: string): string {
  const description: unknown = JSON.parse(readFileSync(join(packaged, '../package.json'), 'utf8'));
  return description && typeof description === 'object' && 'version' in description
    ? String(description.version)
    : 'unknown';
}
